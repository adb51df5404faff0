import {
  type Json,
  type JsonObject,
  type OfficeSetup,
  officeDocument,
  officeSettings,
  readSetup,
  write,
  writeSetup,
} from '@samobranka/contract'
import { advisoryLock } from '../../database/advisory-lock.ts'
import type { Sql } from '../../database/database.ts'
import { transaction } from '../../database/transaction.ts'
import { answer } from '../../http/answer.ts'
import type { Context } from '../../http/context.ts'
import { needsProof } from '../../http/needs-proof.ts'
import { refuse } from '../../http/refusal.ts'
import type { Route } from '../../http/route.ts'
import { writeJournal } from '../../journal/write-journal.ts'
import { reviseBusiness } from '../../publishing/business-revision.ts'
import { hashOf } from '../../publishing/finish-document.ts'
import { type Staff, staffCall } from '../../staff/staff-call.ts'
import { unknownInSetup } from './unknown-in-setup.ts'
import { withWords } from './with-words.ts'

const KIND = 'office'

export const officeSetupRoutes: readonly Route[] = [
  staffCall(readSetup, async (staff, _call, context) => answer(ownPlaces(await setupNow(context), staff))),

  staffCall(writeSetup, async (staff, { body, now }, context) => {
    // Reasons and minutes are those of every kitchen.
    if (staff.kitchens.length > 0) return refuse(403, 'no_permission')
    const { refundStepUpAbove } = context.snapshot().own().office
    // Whoever finds the office open would lift the limit first.
    const unproven = body.settings.refundStepUpAbove === refundStepUpAbove ? null : needsProof(staff, now)
    if (unproven) return unproven
    const unknown = unknownInSetup(body.settings, context.snapshot().own())
    if (unknown !== null) return refuse(422, 'unknown_in_setup', { params: { field: unknown } })
    const { engine } = context.db
    const isChanged = await transaction(context.db, async (sql) => {
      await advisoryLock(engine, sql, 'office-setup')
      const stored = await storedSetup(sql)
      if (versionOf(stored) !== body.version) return false
      const old = officeDocument(stored === null ? undefined : JSON.parse(stored))
      const document = withWords(write(officeSettings, body.settings) as Json, old) as JsonObject
      await storeSetup(sql, JSON.stringify(document))
      const fields = Object.keys(document).filter(
        (field) => JSON.stringify(document[field]) !== JSON.stringify(old[field]),
      )
      const entry = { by: staff.actor, deed: 'setup.change', subject: 'setup', subjectId: KIND }
      await writeJournal(sql, { ...entry, after: { fields } }, now)
      await reviseBusiness(engine, sql, context.published.version())
      return true
    })
    if (!isChanged) return refuse(409, 'changed_meanwhile')
    await context.published.refresh()
    return answer(await setupNow(context))
  }),
]

/** What stands in foreign kitchens is not there; who sees a part of the set-up changes nothing of it. */
function ownPlaces(setup: OfficeSetup, { mayAt }: Pick<Staff, 'mayAt'>): OfficeSetup {
  const { autoAccept, stations, floats, printers } = setup.settings
  const own = <T extends { readonly kitchen: number }>(parts: readonly T[]) =>
    parts.filter(({ kitchen }) => mayAt(kitchen))
  const places = {
    autoAccept: own(autoAccept),
    stations: own(stations),
    floats: own(floats),
    printers: own(printers),
  }
  return { ...setup, settings: { ...setup.settings, ...places } }
}

async function setupNow({ db, snapshot }: Context): Promise<OfficeSetup> {
  const version = versionOf(await storedSetup(db.sql))
  const { office, categories } = snapshot().own()
  return {
    version,
    settings: office,
    categories: categories
      .filter(({ hidden, slug }) => !hidden && slug !== 'uncategorized')
      .map(({ id, name, parent }) => ({ id, name, parent })),
  }
}

async function storedSetup(sql: Sql): Promise<string | null> {
  const row = await sql
    .selectFrom('business_documents')
    .select('body')
    .where('kind', '=', KIND)
    .executeTakeFirst()
  return row?.body ?? null
}

function versionOf(stored: string | null): string {
  return stored === null ? 'usual' : hashOf(stored)
}

async function storeSetup(sql: Sql, body: string): Promise<void> {
  await sql
    .insertInto('business_documents')
    .values({ kind: KIND, id: '#0', position: 0, body, withdrawn: 0 })
    .onConflict((conflict) => conflict.columns(['kind', 'id']).doUpdateSet({ body, withdrawn: 0 }))
    .execute()
}
