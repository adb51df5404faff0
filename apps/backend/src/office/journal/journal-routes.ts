import { exportJournal, journal } from '@samobranka/contract'
import { transaction } from '../../database/transaction.ts'
import { answer } from '../../http/answer.ts'
import type { Route } from '../../http/route.ts'
import { journalCsv } from '../../journal/journal-csv.ts'
import { readJournal } from '../../journal/read-journal.ts'
import { writeJournal } from '../../journal/write-journal.ts'
import { staffCall } from '../../staff/staff-call.ts'

const USUAL_PAGE = 50
const LARGEST_PAGE = 200
/** A spreadsheet opens it, and the call ends in time; who needs more takes it month by month. */
const LARGEST_FILE = 20_000

export const journalRoutes: readonly Route[] = [
  staffCall(journal, async (staff, { query }, { db }) => {
    const limit = Math.min(Math.max(1, Math.trunc(query?.limit ?? USUAL_PAGE)), LARGEST_PAGE)
    const found = await readJournal(db.sql, query ?? {}, staff.kitchens, limit + 1)
    const entries = found.slice(0, limit)
    return answer({ entries, next: found.length > limit ? (entries.at(-1)?.id ?? null) : null })
  }),

  staffCall(exportJournal, async (staff, { query, now }, { db }) => {
    const found = await readJournal(db.sql, query ?? {}, staff.kitchens, LARGEST_FILE + 1)
    const entry = { by: staff.actor, deed: 'journal.export', subject: 'journal', subjectId: '' }
    await transaction(db, (sql) => writeJournal(sql, { ...entry, after: { entries: found.length } }, now))
    return answer({
      fileName: `journal-${now.toISOString().slice(0, 10)}.csv`,
      csv: journalCsv(found.slice(0, LARGEST_FILE)),
      isCut: found.length > LARGEST_FILE,
    })
  }),
]
