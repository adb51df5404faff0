import { redact } from '@samobranka/backend'
import { flatLog, type Log } from '../operations/log.ts'
import type { Metrics } from '../operations/metrics.ts'
import type { RequestContext } from './request-context.ts'

export interface RecordParts {
  readonly metrics: Metrics
  readonly log: Log
}

/** Counts every request when its answer is out, and writes a line for each that somebody worked for. */
export function createRecord({ metrics, log }: RecordParts) {
  const lines = flatLog(log)

  return function record(context: RequestContext): void {
    const { req, res, kind, began, isLogged } = context
    // He left: an answer that nobody got was not a good one.
    if (!res.headersSent) res.statusCode = 499
    const taken = performance.now() - began
    metrics.observe(kind, req.method ?? '', res.statusCode, taken / 1000)
    if (!isLogged) return
    const level = kind === 'picture' || kind === 'health' || kind === 'metrics' ? 'debug' : 'info'
    const ms = Math.round(taken * 10) / 10
    const { method, url = '/' } = req
    lines[level](
      { request: context.id, method, url: redact(url), kind, status: res.statusCode, ms },
      'request',
    )
  }
}
