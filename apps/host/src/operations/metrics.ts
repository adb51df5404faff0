import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import type { RouteKind } from '../http/route-kind.ts'

export interface Metrics {
  observe(kind: RouteKind, method: string, status: number, seconds: number): void
  expose(): Promise<Response>
}

/** Counted by kind of route: a label for every address would grow without end. */
export function createMetrics(): Metrics {
  const register = new Registry()
  collectDefaultMetrics({ register, prefix: 'samobranka_' })
  const durations = new Histogram({
    name: 'samobranka_http_request_duration_seconds',
    help: 'Time from the request to the end of its answer',
    labelNames: ['kind', 'method', 'status'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [register],
  })
  return {
    observe(kind, method, status, seconds) {
      durations.observe(
        { kind, method: knownMethod(method), status: `${Math.trunc(status / 100)}xx` },
        seconds,
      )
    },
    async expose() {
      return new Response(await register.metrics(), {
        headers: { 'content-type': register.contentType, 'cache-control': 'no-store' },
      })
    },
  }
}

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])
const knownMethod = (method: string): string => (methods.has(method) ? method : 'other')
