import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { transaction } from '../../apps/backend/src/database/transaction.ts'
import { audit, lookBefore } from '../crash/audit.ts'
import { noAnswers } from '../crash/customers.ts'
import { countedProducts } from '../measure/shop-orders.ts'
import { type Stage, withDatabase } from '../measure/stages.ts'
import { type BenchHost, openHost } from '../shops/open-host.ts'
import { countMoney } from './count-money.ts'
import { type OfficePerson, officePerson } from './office-person.ts'
import { placeGuest } from './place-guests.ts'
import { type Crew, type Served, serveGuest, untilStatus } from './serve-guest.ts'

/** Shortly before midnight, of a business day that ends at five in the morning. */
const BEGINS = Date.parse('2026-03-06T23:58:30+03:00')
const KITCHEN = 1
/** So many orders are worked on at once: a busy board. */
const AT_ONCE = 4
/** So many of them come when the date is another and the business day is not. */
const AFTER_MIDNIGHT = 10

export interface Evening {
  readonly name: string
  readonly orders: number
  readonly handed: number
  readonly cancelled: number
  readonly givenBack: number
  readonly isPastMidnight: boolean
  readonly faults: readonly string[]
}

/** An evening of so many orders on so many hosts, to the counted drawer; then the books are compared. */
export async function runEvening(stage: Stage, hosts: number, orders: number): Promise<Evening> {
  const folders = await Promise.all(
    Array.from({ length: hosts - 1 }, () => mkdtemp(join(tmpdir(), 'evening-'))),
  )
  await (await openHost(stage.env.DATA_DIR, stage.env)).stop()
  const products = await withDatabase(stage, async (db) => {
    await transaction(db, (sql) => sql.updateTable('stock').set({ quantity: 10_000 }).execute())
    return countedProducts(db)
  })
  const before = await withDatabase(stage, lookBefore)
  const open: BenchHost[] = []
  const began = performance.now()
  const now = () => new Date(BEGINS + performance.now() - began)
  try {
    for (const DATA_DIR of [stage.env.DATA_DIR, ...folders])
      open.push(await openHost(DATA_DIR, { ...stage.env, DATA_DIR, CLOCK: now().toISOString() }))
    const urls = open.map(({ port }) => `http://127.0.0.1:${port}`)
    const crew = await crewAt(urls)
    await crew.one.must('POST', '/counter/drawers', { kitchen: KITCHEN, float: '5000.00' })
    const early = { urls, orders: orders - AFTER_MIDNIGHT, products, day: today(await clockOf(crew.one)) }
    const served = await serveAll(crew, early)
    await untilMidnight(crew)
    const day = today(await clockOf(crew.one))
    const late = await serveAll(crew, { urls, orders: AFTER_MIDNIGHT, products, day })
    const all = [...served, ...late]
    for (const { guest, end } of all) await untilStatus(crew.one, guest.number, end)
    const stopped = await stopAndEnd(crew, products, urls, day)
    // The bank gives money back in its own time.
    await wait(7_000)
    const money = await countMoney(crew.one, all, KITCHEN)
    const faults = await withDatabase(stage, (db) => audit(db, before, answersOf(all)))
    const name = `${stage.engine}, ${hosts === 1 ? 'one host' : `${hosts} hosts`}`
    return summary(name, all, await clockOf(crew.one), [...stopped, ...money, ...faults])
  } finally {
    for (const host of open) await host.stop()
    for (const folder of folders) await rm(folder, { recursive: true, force: true })
  }
}

async function crewAt(urls: readonly string[]): Promise<Crew> {
  const url = urls[0] ?? ''
  const one = await officePerson(url, 'owner')
  const other = await officePerson(urls.at(-1) ?? '', 'dispatcher')
  const { reasons } = await one.must('GET', '/order-choices')
  const [refuse, cancel, refund] = [reasons.refuse[0].id, reasons.cancel[0].id, reasons.refund[0].name]
  return { one, other, url, reasons: { refuse, cancel, refund } }
}

interface Guests {
  readonly urls: readonly string[]
  readonly orders: number
  readonly products: readonly number[]
  /** dd.mm.yyyy */
  readonly day: string
}

/** dd.mm.yyyy of the kitchen. */
const today = (at: Date): string => at.toLocaleDateString('ru-RU', { timeZone: 'Europe/Moscow' })

async function serveAll(crew: Crew, { urls, orders, products, day }: Guests): Promise<Served[]> {
  const served: Served[] = []
  let next = 0
  const worker = async () => {
    while (next < orders) {
      const n = next
      next += 1
      served.push(await serveGuest(crew, await placeGuest(urls, n, day, products)))
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  return served
}

/** By the clock of every host: each began it when it was opened. */
async function untilMidnight({ one, other }: Crew): Promise<void> {
  for (const person of [one, other])
    while (today(await clockOf(person)) === today(new Date(BEGINS))) await wait(500)
}

const clockOf = async (person: OfficePerson): Promise<Date> =>
  new Date((await person.must('GET', '/orders')).now)

/** A dish that is stopped cannot be ordered, and can be when the stop is ended; here by the other host. */
async function stopAndEnd(
  { one, other }: Crew,
  products: readonly number[],
  urls: readonly string[],
  day: string,
): Promise<string[]> {
  const target = `product:${products[0]}`
  const problems = async () => {
    const response = await fetch(`${urls.at(-1)}/wp-json/checkout/v1/quote`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        delivery_type: 'local_pickup',
        warehouse_id: KITCHEN,
        take_date: day,
        take_time: 'asap',
        lines: [{ product_id: products[0], count: 1, supplements: [] }],
        people_count: 1,
        payment_method: 'cod',
        customer: { name: 'Пётр', phone: '+79160000001' },
      }),
    })
    const codes: { code: string }[] = (await response.json()).problems
    return codes.some(({ code }) => code === 'items_unavailable')
  }
  const stop = { kind: 'stop', warehouse: KITCHEN, target, until: 'hour' }
  const { id } = await one.must('POST', '/switches', stop)
  await wait(2_000)
  const isStopped = await problems()
  await endSwitch(other, id)
  await wait(2_000)
  return [
    ...(isStopped ? [] : ['a stopped dish could be ordered two seconds later']),
    ...((await problems()) ? ['a stop that was ended still holds two seconds later'] : []),
  ]
}

const endSwitch = (person: OfficePerson, id: number) => person.must('DELETE', `/switches/${id}`)

function answersOf(served: readonly Served[]) {
  const answers = noAnswers()
  for (const { guest, end } of served) {
    answers.placed.set(guest.idempotencyKey, guest)
    if (end === 'cancelled') answers.cancelled.add(guest.id)
  }
  return answers
}

const summary = (name: string, all: readonly Served[], at: Date, faults: readonly string[]): Evening => ({
  name,
  orders: all.length,
  handed: all.filter(({ end }) => end === 'handed').length,
  cancelled: all.filter(({ end }) => end === 'cancelled').length,
  givenBack: all.reduce((sum, one) => sum + one.givenBack, 0),
  isPastMidnight: today(at) !== today(new Date(BEGINS)),
  faults,
})
