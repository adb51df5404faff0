import type { JournalEntry } from '@samobranka/contract'

const HEAD = [
  'id',
  'at',
  'actor',
  'staff_id',
  'by',
  'address',
  'deed',
  'kitchen',
  'subject',
  'subject_id',
  'before',
  'after',
]

/** For a spreadsheet; nothing in it is taken for a formula. */
export function journalCsv(entries: readonly JournalEntry[]): string {
  const rows = entries.map((entry) => [
    entry.id,
    entry.at,
    entry.actor,
    entry.staffId ?? '',
    entry.by,
    entry.address,
    entry.deed,
    entry.kitchen ?? '',
    entry.subject,
    entry.subjectId,
    entry.before === null ? '' : JSON.stringify(entry.before),
    entry.after === null ? '' : JSON.stringify(entry.after),
  ])
  return [HEAD, ...rows].map((row) => row.map(cell).join(',')).join('\r\n')
}

function cell(value: string | number): string {
  const text = /^[=+\-@\t\r]/.test(String(value)) ? `'${value}` : String(value)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
