import { columnTypes } from '../column-types.ts'
import type { Migration } from '../migration.ts'

/** What is stopped, paused or slowed for a while; and a count of changes to the business that publish nothing. */
export const switches: Migration = {
  name: '010-switches',
  statements(engine) {
    const t = columnTypes(engine)
    return [
      `create table switches (
        id ${t.serial},
        kind text not null,
        warehouse ${t.big},
        target text not null,
        minutes ${t.int} not null default 0,
        blocks_asap ${t.int} not null default 0 check (blocks_asap in (0, 1)),
        until ${t.big},
        reason text not null default '',
        by_staff ${t.big},
        created_at ${t.big} not null,
        ended_at ${t.big},
        ended_by ${t.big}
      ) ${t.end}`,
      // Of the thousands that were, the few that are on are read every second.
      'create index switches_on on switches (id) where ended_at is null',
      `create table business_revisions (
        id ${t.int} primary key check (id = 1),
        revision ${t.big} not null
      ) ${t.end}`,
    ]
  },
}
