import type { Answered } from '../measure/ask.ts'
import { type Kind, kinds } from './wants.ts'

export interface Figures {
  readonly sent: number
  readonly served: number
  readonly shed: number
  readonly failed: number
  readonly p50: number
  readonly p99: number
}

/** A sample is enough to tell how long they waited; an hour of every single one would be the memory that grows. */
const SAMPLES = 5_000
const MOST_TOLD = 20

export interface Tally {
  /** What came back; null when nothing did. */
  count(kind: Kind, answered: Answered | null, why?: string): void
  served(): number
  figures(): Record<Kind, Figures>
  /** Answers that are neither what was asked for nor "come again later". */
  readonly unexplained: readonly string[]
}

export function createTally(): Tally {
  const empty = () => ({ sent: 0, served: 0, shed: 0, failed: 0, times: [] as number[] })
  const rows = Object.fromEntries(kinds.map((kind) => [kind, empty()])) as Record<
    Kind,
    ReturnType<typeof empty>
  >
  const unexplained: string[] = []
  const wrong = (text: string) => {
    if (unexplained.length < MOST_TOLD) unexplained.push(text)
  }
  return {
    unexplained,
    served: () => kinds.reduce((sum, kind) => sum + rows[kind].served, 0),
    count(kind, answered, why = '') {
      const row = rows[kind]
      row.sent += 1
      if (answered?.status === 200 || answered?.status === 201) {
        row.served += 1
        if (row.times.length < SAMPLES) row.times.push(answered.ms)
        else row.times[Math.floor(Math.random() * SAMPLES)] = answered.ms
      } else if (answered?.status === 503 && answered.headers['retry-after']) row.shed += 1
      else {
        row.failed += 1
        wrong(
          `a ${kind} was answered ${answered ? `${answered.status} ${answered.body.slice(0, 200)}` : why}`,
        )
      }
    },
    figures() {
      const of = (kind: Kind): Figures => {
        const { times, ...counts } = rows[kind]
        const sorted = times.toSorted((a, b) => a - b)
        const at = (part: number) => sorted[Math.floor(sorted.length * part)] ?? Number.NaN
        return { ...counts, p50: at(0.5), p99: at(0.99) }
      }
      return Object.fromEntries(kinds.map((kind) => [kind, of(kind)])) as Record<Kind, Figures>
    },
  }
}
