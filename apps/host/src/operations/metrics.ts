import { collectDefaultMetrics, Registry } from 'prom-client'
import { createDurationHistogram } from './duration-histogram.ts'

export interface Metrics {
  observe(kind: string, method: string, status: number, seconds: number): void
  expose(): Promise<Response>
}

/** Counted by kind of route: a label for every address would grow without end. */
export function createMetrics(): Metrics {
  const register = new Registry()
  // Every 10 ms, as it would by itself, it wakes an idle machine a hundred times a second.
  collectDefaultMetrics({ register, prefix: 'samobranka_', eventLoopMonitoringPrecision: 50 })
  const durations = createDurationHistogram(
    'samobranka_http_request_duration_seconds',
    'Time from the request to the end of its answer',
    ['kind', 'method', 'status'],
  )
  return {
    observe(kind, method, status, seconds) {
      durations.observe(kind, knownMethod(method), classOf(status), seconds)
    },
    async expose() {
      return new Response(`${await register.metrics()}\n${durations.text()}`, {
        headers: { 'content-type': register.contentType, 'cache-control': 'no-store' },
      })
    },
  }
}

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])
const knownMethod = (method: string): string => (methods.has(method) ? method : 'other')
const classes = ['0xx', '1xx', '2xx', '3xx', '4xx', '5xx']
const classOf = (status: number): string => classes[Math.trunc(status / 100)] ?? 'other'
