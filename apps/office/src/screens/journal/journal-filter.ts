/** What is looked for, as it stands in the address; empty where all is. */
export interface JournalFilter {
  readonly staff: string
  readonly deed: string
  readonly subject: string
  readonly number: string
  readonly from: string
  readonly to: string
}

const NAMES = ['staff', 'deed', 'subject', 'number', 'from', 'to'] as const

export function readFilter(address: URLSearchParams): JournalFilter {
  const [staff = '', deed = '', subject = '', number = '', from = '', to = ''] = NAMES.map(
    (name) => address.get(name) ?? '',
  )
  return { staff, deed, subject, number, from, to }
}

export function writeFilter(filter: JournalFilter): URLSearchParams {
  return new URLSearchParams(NAMES.flatMap((name) => (filter[name] === '' ? [] : [[name, filter[name]]])))
}

const DAY_MS = 86_400_000

/** Midnight of the person's own clock. */
const startOf = (day: string): number => Date.parse(`${day}T00:00`)
const instant = (at: number): string | null => (Number.isNaN(at) ? null : new Date(at).toISOString())

/** What the server is asked. The last day is meant whole. */
export function journalQuery({ staff, deed, subject, number, from, to }: JournalFilter) {
  return {
    staffId: /^\d+$/.test(staff) ? Number(staff) : null,
    deed: deed || null,
    subject: subject || null,
    subjectId: number.trim() || null,
    from: instant(startOf(from)),
    to: instant(startOf(to) + DAY_MS),
  }
}
