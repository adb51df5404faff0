import type { Context } from '../http/context.ts'
import { timeLimit } from '../providers/time-limit.ts'
import type { ClaimedJob } from './claim-jobs.ts'
import type { JobKind } from './job-kind.ts'
import type { Ending } from './settle-job.ts'

/** Runs one job within its patience, also one that does not listen to its signal. */
export async function runJob(
  context: Context,
  { id, payload, created_at }: ClaimedJob,
  how: JobKind,
  closing: AbortSignal,
): Promise<Ending> {
  const signal = timeLimit(how.patienceMs, closing)
  let onAbort = () => {}
  const cut = new Promise<never>((_, reject) => {
    onAbort = () => reject(closing.aborted ? signal.reason : new Error(`No end after ${how.patienceMs} ms`))
    signal.addEventListener('abort', onAbort)
  })
  try {
    signal.throwIfAborted()
    const enqueuedAt = new Date(created_at)
    const run = how.run(context, { payload: JSON.parse(payload), key: `errand-${id}`, enqueuedAt, signal })
    await Promise.race([run, cut])
    return { kind: 'done' }
  } catch (fault) {
    return closing.aborted ? { kind: 'interrupted' } : { kind: 'failed', fault }
  } finally {
    signal.removeEventListener('abort', onAbort)
  }
}
