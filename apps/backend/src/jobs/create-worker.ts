import type { Context } from '../http/context.ts'
import { type ClaimedJob, claimJobs, dueKinds } from './claim-jobs.ts'
import { OUTBOX } from './enqueue.ts'
import type { JobKind } from './job-kind.ts'
import { runJob } from './run-job.ts'
import { settleJob } from './settle-job.ts'

/** For what comes due by itself, or was written by a process that died before it ran it. */
const LOOK_EVERY_MS = 1_000
/** How long closing waits for what is under way before it is cut off. */
const GRACE_MS = 5_000

export interface JobWorker {
  start(): void
  /** Takes nothing new and waits for what is under way; what does not end is cut off and run by another. */
  stop(): Promise<void>
  /** Runs everything that is due now, and what comes due by it. */
  drain(): Promise<void>
}

/** Runs jobs by the table of kinds. Any number of processes may do so on one database. */
export function createWorker(context: Context, kinds: Readonly<Record<string, JobKind>>): JobWorker {
  const { db, clock, log } = context
  const running = new Map<string, Set<Promise<void>>>()
  const closing = new AbortController()
  let isOpen = true
  let timer: NodeJS.Timeout | undefined
  let unsubscribe = () => {}
  let looking: Promise<void> | undefined
  let lookAgain = false

  const underWay = () => [...running.values()].flatMap((own) => [...own])

  function look(): Promise<void> {
    lookAgain = true
    looking ??= lookWhileNeeded()
    return looking
  }

  async function lookWhileNeeded(): Promise<void> {
    try {
      while (lookAgain && isOpen) {
        lookAgain = false
        for (const kind of await dueKinds(db, clock())) {
          const how = Object.hasOwn(kinds, kind) ? kinds[kind] : undefined
          if (how) await fillPlaces(kind, how)
        }
      }
    } finally {
      // In the same turn as the last question above: who asks after it must not be told that somebody looks.
      looking = undefined
    }
  }

  async function fillPlaces(kind: string, how: JobKind): Promise<void> {
    const own = running.get(kind) ?? new Set()
    running.set(kind, own)
    const most = how.atOnce - own.size
    if (most <= 0) return
    for (const job of await claimJobs(db, clock(), kind, { most, patienceMs: how.patienceMs })) {
      const run = carryOut(job, how).finally(() => {
        own.delete(run)
        lookForJobs()
      })
      own.add(run)
    }
  }

  async function carryOut(job: ClaimedJob, how: JobKind): Promise<void> {
    const { id, kind, attempts } = job
    try {
      const ending = await runJob(context, job, how, closing.signal)
      const settled = await settleJob(db, clock(), job, how, ending)
      if (ending.kind !== 'failed') return
      const facts = { err: ending.fault, job: id, kind, attempts }
      if (settled === 'given_up') log.error(facts, 'A job was given up')
      else log.warn(facts, 'A job failed and is tried again')
    } catch (fault) {
      // Its claim runs out, and it is run again.
      log.error({ err: fault, job: id, kind }, 'Could not write down how a job went')
    }
  }

  const lookForJobs = (): void => {
    if (isOpen) look().catch((fault) => log.warn({ err: fault }, 'Could not look for jobs'))
  }

  return {
    start() {
      unsubscribe = db.afterCommit(OUTBOX, lookForJobs)
      timer = setInterval(lookForJobs, LOOK_EVERY_MS)
      timer.unref()
      lookForJobs()
    },
    async stop() {
      isOpen = false
      unsubscribe()
      clearInterval(timer)
      await looking?.catch(() => undefined)
      const grace = setTimeout(() => closing.abort(new Error('The shop closes')), GRACE_MS)
      await Promise.all(underWay())
      clearTimeout(grace)
    },
    async drain() {
      for (;;) {
        await look()
        const runs = underWay()
        if (runs.length === 0) return
        await Promise.race(runs)
      }
    },
  }
}
