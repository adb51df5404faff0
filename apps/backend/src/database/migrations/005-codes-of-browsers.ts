import { columnTypes } from '../column-types.ts'
import type { Migration } from '../migration.ts'

/**
 * A code belongs to the browser that asked for it. `known` says that the phone had logged in from there before, `wrong`
 * how many tries it cost. What a host of the version before still writes has four digits and belongs to nobody.
 */
export const codesOfBrowsers: Migration = {
  name: '005-codes-of-browsers',
  statements(engine) {
    const { big, end, int } = columnTypes(engine)
    return [
      `alter table login_codes add column browser text not null default ''`,
      `alter table login_codes add column known ${int} not null default 0`,
      `alter table login_codes add column digits ${int} not null default 4`,
      `alter table login_codes add column wrong ${int} not null default 0`,
      'create index login_codes_created on login_codes (created_at)',
      'create index login_codes_wrong on login_codes (created_at) where wrong > 0 and known = 0',
      `create table login_browsers (
        phone text not null,
        browser text not null,
        seen_at ${big} not null,
        primary key (phone, browser)
      ) ${end}`,
      'create index login_browsers_seen on login_browsers (seen_at)',
    ]
  },
}
