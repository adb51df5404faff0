import { LIMITS } from '../../limits.ts'
import { JOURNAL_ACTORS, journalAnswer, journalExportAnswer } from '../../nouns/office/journal.ts'
import { pageNumber, searchText, shortWord } from '../../nouns/request-parts.ts'
import { optionalInstant } from '../../wire/instant.ts'
import { id } from '../../wire/number.ts'
import { oneOf } from '../../wire/one-of.ts'
import { maxLength } from '../../wire/request-limit.ts'
import { query } from '../query.ts'
import { officeEndpoint } from './office-endpoint.ts'

const moment = maxLength(optionalInstant, LIMITS.word)

const filters = {
  actor: oneOf(JOURNAL_ACTORS),
  staffId: ['staff_id', id],
  /** A deed or the beginning of several: `order.`. */
  deed: shortWord,
  subject: shortWord,
  subjectId: ['subject_id', searchText],
  kitchen: id,
  from: moment,
  to: moment,
} as const

export const journal = officeEndpoint({
  name: 'journal',
  method: 'GET',
  path: '/journal',
  summary: 'Who did what and when, the newest first.',
  permission: 'journal.read',
  query: query({ ...filters, before: id, limit: pageNumber }),
  answer: journalAnswer,
})

export const exportJournal = officeEndpoint({
  name: 'exportJournal',
  method: 'GET',
  path: '/journal-export',
  summary: 'The same as a file for a spreadsheet.',
  permission: 'journal.export',
  query: query(filters),
  answer: journalExportAnswer,
})
