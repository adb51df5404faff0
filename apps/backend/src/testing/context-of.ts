import type { Context } from '../http/context.ts'
import { followPublications } from '../publishing/current-publication.ts'
import type { TestShop } from './open-shop.ts'

/** What the handlers of a shop are handed, for what happens there by itself. */
export async function contextOf({ db, clock }: TestShop): Promise<Context> {
  const log = { info: () => {}, warn: () => {}, error: () => {} }
  const published = await followPublications(db, log)
  return {
    db,
    clock,
    log,
    ports: {},
    production: false,
    publicUrl: null,
    loginCodes: { perHour: null, inLog: false },
    published,
    snapshot: published.snapshot,
    switches: { on: () => [], refresh: async () => {} },
    republish: () => {},
  }
}
