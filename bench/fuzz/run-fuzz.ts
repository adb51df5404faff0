import { readFile } from 'node:fs/promises'
import { Agent } from 'node:http'
import { join } from 'node:path'
import { hostProcess } from '../crash/host-process.ts'
import { logInRegulars } from '../crash/regulars.ts'
import { type Answered, ask, type HttpCall, NoAnswer } from '../measure/ask.ts'
import { countedProducts } from '../measure/shop-orders.ts'
import { type Stage, withDatabase } from '../measure/stages.ts'
import { randomCalls } from './random-calls.ts'

const AT_ONCE = 24
const PATIENCE_MS = 15_000

export interface FuzzOutcome {
  readonly engine: string
  readonly sent: number
  readonly calls: number
  readonly statuses: Readonly<Record<string, number>>
  readonly slowestMs: number
  readonly faults: readonly string[]
}

/** Whatever a generator thinks of, to every call the host describes, by both surfaces and with every proof of who asks. */
export async function runFuzz(stage: Stage, requests: number): Promise<FuzzOutcome> {
  const host = hostProcess(stage.env)
  await host.open()
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE })
  const origin = new URL(host.url())
  const statuses: Record<string, number> = {}
  const faults: string[] = []
  let slowestMs = 0
  let sent = 0
  try {
    const tokens = await logInRegulars(host.url(), stage.env.DATA_DIR, 12)
    const keys = JSON.parse(await readFile(join(stage.env.DATA_DIR, 'keys.json'), 'utf8'))
    const described = await (await fetch(`${host.url()}/openapi.json`)).json()
    const products = await withDatabase(stage, countedProducts)
    const calls = randomCalls(described, { tokens, keys: String(new URLSearchParams(keys)), products })

    const visitor = async () => {
      while (sent < requests) {
        sent += 1
        const call = calls.next()
        try {
          const answered = await ask(agent, origin, call, PATIENCE_MS)
          slowestMs = Math.max(slowestMs, answered.ms)
          statuses[answered.status] = (statuses[answered.status] ?? 0) + 1
          const wrong = wrongOf(answered)
          if (wrong) faults.push(`${tell(call)} → ${answered.status} ${wrong}`)
        } catch (fault) {
          if (!(fault instanceof NoAnswer)) throw fault
          faults.push(`${tell(call)} → ${fault.message}`)
        }
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, visitor))
    const after = await fetch(`${host.url()}/readyz`)
    if (!after.ok) faults.push(`the shop is not ready afterwards: ${after.status}`)
    return { engine: stage.engine, sent, calls: calls.calls, statuses, slowestMs, faults }
  } finally {
    agent.destroy()
    await host.close()
  }
}

/** A fault of ours is any 5xx but "come again later", and a refusal that no program could read. */
function wrongOf({ status, headers, body }: Answered): string | null {
  if (status === 503) return headers['retry-after'] ? null : 'without a time to come again'
  if (status >= 500) return body.slice(0, 300)
  if (status < 400 || !String(headers['content-type']).includes('json')) return null
  try {
    const { code, data } = JSON.parse(body)
    return typeof code === 'string' && data?.status === status ? null : `a refusal without its shape: ${body}`
  } catch {
    return `a refusal that is no JSON: ${body.slice(0, 200)}`
  }
}

const tell = ({ method, path, body }: HttpCall): string =>
  `${method} ${path.slice(0, 300)} ${(body ?? '').slice(0, 500)}`
