import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { HttpFigures, HttpLoad } from './http-load.ts'

const run = promisify(execFile)

/** Asked by wrk, which costs the machine a tenth of what asking from Node does. */
export async function wrkLoad(wrk: string, load: HttpLoad): Promise<HttpFigures> {
  const { stdout } = await run(wrk, [
    '--threads=2',
    `--connections=${load.connections}`,
    `--duration=${load.seconds}s`,
    '--latency',
    `--header=Accept-Encoding: ${load.encoding}`,
    `http://127.0.0.1:${load.port}${load.path}`,
  ])
  const figure = (pattern: RegExp) => Number(pattern.exec(stdout)?.[1] ?? 0)
  const refused = figure(/Non-2xx or 3xx responses: (\d+)/)
  if (refused > 0) throw new Error(`${refused} answers were no pages`)
  return {
    perSecond: figure(/Requests\/sec:\s+([\d.]+)/),
    p50: milliseconds(stdout, '50%'),
    p99: milliseconds(stdout, '99%'),
  }
}

const inMs: Readonly<Record<string, number>> = { us: 0.001, ms: 1, s: 1_000 }

function milliseconds(text: string, part: string): number {
  const [, value, unit] = new RegExp(`${part}\\s+([\\d.]+)(us|ms|s)`).exec(text) ?? []
  return Number(value) * (inMs[unit ?? ''] ?? Number.NaN)
}
