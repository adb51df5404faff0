import type { Context } from '../http/context.ts'

export interface JobRun<P = unknown> {
  readonly payload: P
  /** `errand-<id>`, the same at every attempt and of every version: a provider that knows keys does the same job once. */
  readonly key: string
  readonly enqueuedAt: Date
  /** Aborted when patience is over, or the shop closes. */
  readonly signal: AbortSignal
}

/** How jobs of one kind are run. Each kind has its own places, so that a slow provider holds up nobody else. */
export interface JobKind {
  /** Throws when it did not come off; at-least-once, so running it again must do no harm. */
  run(context: Context, job: JobRun): Promise<void>
  /** How many run at once in a process. */
  readonly atOnce: number
  readonly patienceMs: number
  /** After so many it is given up, its last error kept. */
  readonly attempts: number
  /** Before the second attempt; twice as long before each next. */
  readonly firstPauseMs: number
  readonly longestPauseMs: number
  /** Whether the payload is wiped when all is over: a delivered login code is nobody's business. */
  readonly isSecret: boolean
}

type Declared<P> = Partial<Omit<JobKind, 'run'>> & {
  run(context: Context, job: JobRun<P>): Promise<void>
}

/** One row of the table of kinds; what is not said is usual. Payloads are only written by `enqueue` of our own. */
export const jobKind = <P>(declared: Declared<P>): JobKind => ({
  atOnce: 4,
  patienceMs: 10_000,
  attempts: 10,
  firstPauseMs: 2_000,
  longestPauseMs: 3_600_000,
  isSecret: false,
  ...(declared as unknown as Pick<JobKind, 'run'>),
})
