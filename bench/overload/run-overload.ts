import { Agent } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { transaction } from '../../apps/backend/src/database/transaction.ts'
import { hostProcess } from '../crash/host-process.ts'
import { ask, NoAnswer } from '../measure/ask.ts'
import { countedProducts } from '../measure/shop-orders.ts'
import { type Stage, withDatabase } from '../measure/stages.ts'
import { createTally, type Figures, type Tally } from './tally.ts'
import { type Kind, nextWant } from './wants.ts'

const PATIENCE_MS = 30_000
const CLIENTS = 16
const MEASURE_S = 15
const BEAT_MS = 20
/** Whoever would come on top of these is not sent: a machine that gives us no time must not fill our own memory. */
const MOST_WAITING = 10_000
/** Memory is told as so many means, one after the other. */
const SPANS = 6
const SAY_EVERY_MS = 300_000

export interface OverloadOutcome {
  readonly engine: string
  /** Served in a second when as many ask as can be answered. */
  readonly capacity: number
  readonly offered: number
  readonly figures: Readonly<Record<Kind, Figures>>
  /** Of the host, in bytes: the mean of each sixth of the time. */
  readonly memory: readonly number[]
  /** Until pages, prices and orders were all answered again, one after the other. */
  readonly recoveredMs: number
  readonly unexplained: readonly string[]
}

/** Twice as many as can be served, who do not wait for each other, for so many seconds. */
export async function runOverload(
  stage: Stage,
  seconds: number,
  say: (line: string) => void,
): Promise<OverloadOutcome> {
  const host = hostProcess(stage.env)
  await host.open()
  const agent = new Agent({ keepAlive: true, maxSockets: 4_000, maxFreeSockets: 200 })
  try {
    const origin = new URL(host.url())
    const products = await fillStock(stage)
    const send = async (tally: Tally) => {
      const { kind, call } = nextWant(products)
      try {
        tally.count(kind, await ask(agent, origin, call, PATIENCE_MS))
      } catch (fault) {
        if (!(fault instanceof NoAnswer)) throw fault
        tally.count(kind, null, fault.message)
      }
    }
    const capacity = await measure(send)
    const offered = capacity * 2
    const tally = createTally()
    const memory: number[] = []
    const sampling = new AbortController()
    const sampled = sample(host.url(), memory, sampling.signal, (bytes) =>
      say(`${tally.served()} served so far, ${Math.round(bytes / 1024 / 1024)} MB`),
    )
    await offer(offered, seconds, () => send(tally))
    sampling.abort()
    await sampled
    const recoveredMs = await recover(send)
    const { engine } = stage
    const { unexplained } = tally
    return {
      engine,
      capacity,
      offered,
      figures: tally.figures(),
      memory: means(memory),
      recoveredMs,
      unexplained,
    }
  } finally {
    agent.destroy()
    await host.close()
  }
}

const fillStock = (stage: Stage): Promise<number[]> =>
  withDatabase(stage, async (db) => {
    await transaction(db, (sql) => sql.updateTable('stock').set({ quantity: 1_000_000_000 }).execute())
    return countedProducts(db)
  })

/** Clients that ask again as soon as they are answered: what comes back in a second is what can be served. */
async function measure(send: (tally: Tally) => Promise<void>): Promise<number> {
  const run = async (seconds: number) => {
    const tally = createTally()
    const until = performance.now() + seconds * 1_000
    const client = async () => {
      while (performance.now() < until) await send(tally)
    }
    await Promise.all(Array.from({ length: CLIENTS }, client))
    return tally.served() / seconds
  }
  await run(MEASURE_S / 3)
  return run(MEASURE_S)
}

/** Visitors come at their own pace, answered or not. */
async function offer(perSecond: number, seconds: number, send: () => Promise<void>): Promise<void> {
  const began = performance.now()
  const underWay = new Set<Promise<void>>()
  let sent = 0
  while (performance.now() - began < seconds * 1_000) {
    const due = ((performance.now() - began) / 1_000) * perSecond
    for (; sent < due; sent += 1) {
      if (underWay.size >= MOST_WAITING) continue
      const one = send().finally(() => underWay.delete(one))
      underWay.add(one)
    }
    await wait(BEAT_MS)
  }
  await Promise.all(underWay)
}

/** From the last answer of the rush until twenty in a row are served at once. */
async function recover(send: (tally: Tally) => Promise<void>): Promise<number> {
  const began = performance.now()
  while (performance.now() - began < 60_000) {
    const tally = createTally()
    for (let n = 0; n < 20; n += 1) await send(tally)
    if (tally.served() === 20) break
  }
  return performance.now() - began
}

async function sample(
  url: string,
  memory: number[],
  signal: AbortSignal,
  say: (bytes: number) => void,
): Promise<void> {
  let sayAt = performance.now() + SAY_EVERY_MS
  while (!signal.aborted) {
    const metrics = await fetch(`${url}/metrics`).then((answer) => answer.text())
    const bytes = Number(/^samobranka_process_resident_memory_bytes (\S+)/m.exec(metrics)?.[1])
    memory.push(bytes)
    if (performance.now() > sayAt) {
      say(bytes)
      sayAt += SAY_EVERY_MS
    }
    await wait(2_000, undefined, { signal }).catch(() => undefined)
  }
}

function means(samples: readonly number[]): number[] {
  const size = Math.max(1, Math.ceil(samples.length / SPANS))
  const spans = Array.from({ length: SPANS }, (_, at) => samples.slice(at * size, (at + 1) * size))
  return spans
    .filter(({ length }) => length > 0)
    .map((span) => span.reduce((sum, one) => sum + one, 0) / span.length)
}
