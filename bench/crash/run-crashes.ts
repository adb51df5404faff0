import { randomInt } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { transaction } from '../../apps/backend/src/database/transaction.ts'
import { countedProducts } from '../measure/shop-orders.ts'
import { type Stage, withDatabase } from '../measure/stages.ts'
import { audit, lookBefore } from './audit.ts'
import { askAgain, noAnswers, sendCustomers } from './customers.ts'
import { type HostProcess, hostProcess } from './host-process.ts'
import { giveBonuses, logInRegulars } from './regulars.ts'

/** A slow machine may spend its seconds on opening: less than this proves nothing. */
const FEWEST_KILLS = 4
const REGULARS = 6
/** Whoever runs it for an hour wants to know before the hour is over. */
const SAY_EVERY_MS = 300_000

interface Crashable extends Stage {
  /** Kills the database itself; absent where it lives in the host. */
  crashDatabase?(): Promise<void>
}

export interface Outcome {
  readonly engine: string
  readonly orders: number
  readonly cancellations: number
  readonly tables: number
  readonly withBonuses: number
  readonly hostKills: number
  readonly databaseKills: number
  readonly faults: readonly string[]
}

/** Customers order for so many seconds while host and database die under them; then the books are checked. */
export async function runCrashes(stage: Crashable, seconds: number, customers: number): Promise<Outcome> {
  const host = hostProcess(stage.env)
  await host.open()
  const tokens = await logInRegulars(host.url(), stage.env.DATA_DIR, REGULARS)
  await host.close()
  const products = await fillStock(stage)
  const before = await withDatabase(stage, lookBefore)
  const answers = noAnswers()
  let hostKills = 0
  let databaseKills = 0
  let isOver = false

  await host.open()
  const from = performance.now()
  const until = from + seconds * 1_000
  let sayAt = from + SAY_EVERY_MS
  const crowd = sendCustomers(customers, host.url, { products, tokens }, answers, () => isOver)
  while (performance.now() < until || hostKills + databaseKills < FEWEST_KILLS) {
    await wait(randomInt(500, 3_000))
    if (stage.crashDatabase && randomInt(2) === 0) {
      await stage.crashDatabase()
      databaseKills += 1
    } else {
      await host.kill()
      hostKills += 1
      await openAtLast(host)
    }
    if (performance.now() < sayAt) continue
    sayAt += SAY_EVERY_MS
    const minutes = Math.round((performance.now() - from) / 60_000)
    const kills = `${hostKills} + ${databaseKills} kills`
    console.log(
      `${stage.engine}, ${minutes} min: ${answers.placed.size} orders, ${kills}, ${answers.wrong.length} wrong answers`,
    )
  }
  await untilReady(host)
  isOver = true
  await crowd
  await askAgain(host.url(), answers)
  // A database that was still recovering refuses for a moment.
  for (let tries = 0; tries < 20 && answers.unanswered.size > 0; tries += 1) {
    await wait(500)
    await askAgain(host.url(), answers)
  }
  const faults = await withDatabase(stage, (db) => audit(db, before, answers))
  await host.close()
  const left = answers.unanswered.size > 0 ? [`${answers.unanswered.size} orders were never answered`] : []
  return {
    engine: stage.engine,
    orders: answers.placed.size,
    cancellations: answers.cancelled.size,
    tables: answers.tables,
    withBonuses: answers.withBonuses,
    hostKills,
    databaseKills,
    faults: [...faults, ...left],
  }
}

/** A database that recovers takes nobody in: whoever watches the host starts it again. */
async function openAtLast(host: HostProcess): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await host.open()
    } catch (fault) {
      if (tries === 20) throw fault
      await wait(500)
    }
  }
}

async function untilReady(host: HostProcess): Promise<void> {
  const isReady = () =>
    fetch(`${host.url()}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
  for (let tries = 0; tries < 60 && !(await isReady()); tries += 1) await wait(500)
}

const fillStock = (stage: Stage): Promise<number[]> =>
  withDatabase(stage, async (db) => {
    await transaction(db, (sql) => sql.updateTable('stock').set({ quantity: 1_000_000 }).execute())
    await giveBonuses(db)
    return countedProducts(db)
  })
