import type { Domain } from '../../wire/codec.ts'
import { flag } from '../../wire/flag.ts'
import { instant } from '../../wire/instant.ts'
import { list } from '../../wire/list.ts'
import { noun } from '../../wire/noun.ts'
import { id, optionalId } from '../../wire/number.ts'
import { oneOf } from '../../wire/one-of.ts'
import { untouched } from '../../wire/record.ts'
import { text, word } from '../../wire/text.ts'

export const JOURNAL_ACTORS = ['staff', 'key', 'system', 'command'] as const

/** One deed. It names people of the restaurant and numbers, never a guest. */
export const journalEntry = noun('JournalEntry', {
  id: ['id', id],
  at: ['at', instant],
  actor: ['actor', oneOf(JOURNAL_ACTORS)],
  staffId: ['staff_id', optionalId, null],
  /** Of the person or the tablet, as they are called now. */
  by: ['by', text, ''],
  address: ['address', text, ''],
  deed: ['deed', word],
  kitchen: ['kitchen', optionalId, null],
  subject: ['subject', word],
  subjectId: ['subject_id', text, ''],
  before: ['before', untouched, null],
  after: ['after', untouched, null],
})
export type JournalEntry = Domain<typeof journalEntry>

export const journalAnswer = noun('Journal', {
  entries: ['entries', list(journalEntry), []],
  /** Where the next page begins: what is asked for as `before`. */
  next: ['next', optionalId, null],
})

export const journalExportAnswer = noun('JournalExport', {
  fileName: ['file_name', word],
  csv: ['csv', text],
  /** Whether there was more than one file takes: a shorter time then. */
  isCut: ['is_cut', flag, false],
})
