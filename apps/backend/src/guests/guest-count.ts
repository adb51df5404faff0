import type { Engine } from '../database/column-types.ts'
import type { Sql } from '../database/database.ts'
import { runText } from '../database/run-text.ts'
import { directConnection } from '../database/sqlite/direct-connection.ts'
import type { SqliteConnection } from '../database/sqlite/sqlite-connection.ts'
import type { GuestTerms } from './guest-terms.ts'

/** Something of which a visitor may have so many: open orders of a phone, orders of an address in an hour. */
export interface GuestCount {
  readonly bucket: string
  /** When its hour began; 0 for what lasts until it is over. */
  readonly windowAt: number
  readonly most: number
}

const HOUR = 3_600_000
const DAY = 24 * HOUR
const OPEN = 0

interface Guest {
  readonly phone: string
  readonly address: string
}

/** What one more order that is paid on receipt counts towards. */
export function countsOfOrder({ limits }: GuestTerms, { phone, address }: Guest, now: Date): GuestCount[] {
  return limited([
    ofAddress(limits.ordersOfAddress, address, now),
    { bucket: phoneBucket(phone), windowAt: OPEN, most: limits.openOrdersOfPhone },
  ])
}

/** A request has no end: those of a phone are counted by the day. */
export function countsOfRequest({ limits }: GuestTerms, { phone, address }: Guest, now: Date): GuestCount[] {
  return limited([
    ofAddress(limits.ordersOfAddress, address, now),
    { bucket: `request:${phone}`, windowAt: windowOf(now, DAY), most: limits.openOrdersOfPhone },
  ])
}

const ofAddress = (most: number, address: string, now: Date): GuestCount => ({
  bucket: `address:${address}`,
  windowAt: windowOf(now, HOUR),
  most,
})
const phoneBucket = (phone: string): string => `phone:${phone}`
const windowOf = (now: Date, ms: number): number => Math.floor(now.getTime() / ms) * ms
const limited = (counts: readonly GuestCount[]): GuestCount[] => counts.filter(({ most }) => most > 0)

const ONE_MORE = `
  insert into guest_order_counts (bucket, window_at, orders, most) values (?, ?, 1, ?)
  on conflict (bucket, window_at) do update
  set orders = guest_order_counts.orders + 1, most = excluded.most
  where guest_order_counts.orders < excluded.most`
const IS_FULL = 'select 1 from guest_order_counts where bucket = ? and window_at = ? and orders >= ?'

/** Counts one more of each; false, and the caller rolls back, when there are enough of one. By name for everybody, so that nobody waits in a circle. */
export async function countGuest(engine: Engine, sql: Sql, counts: readonly GuestCount[]): Promise<boolean> {
  for (const { bucket, windowAt, most } of inOrder(counts)) {
    const counted = await runText(engine, sql, `${ONE_MORE} returning bucket`, [bucket, windowAt, most])
    if (counted.length === 0) return false
  }
  return true
}

/** The same on SQLite's own connection. */
export function countGuestOnSqlite(connection: SqliteConnection, counts: readonly GuestCount[]): boolean {
  return counts.every(
    ({ bucket, windowAt, most }) =>
      connection.change({ text: ONE_MORE, values: [bucket, windowAt, most] }) > 0,
  )
}

/** Looked at before anything is written: to take back what shares its commit would make others run again. */
export function isFullOnSqlite(sql: Sql, counts: readonly GuestCount[]): boolean {
  const connection = directConnection(sql)
  return counts.some(
    ({ bucket, windowAt, most }) => connection?.run(IS_FULL, [bucket, windowAt, most]).length === 1,
  )
}

/** All counts of some orders, each once. */
export function countsTogether(all: readonly GuestCount[]): [string[], number[], number[], number[]] {
  const sums = new Map<string, GuestCount & { orders: number }>()
  for (const one of all) {
    const key = `${one.bucket} ${one.windowAt}`
    sums.set(key, { ...one, orders: (sums.get(key)?.orders ?? 0) + 1 })
  }
  const rows = inOrder([...sums.values()])
  return [
    rows.map(({ bucket }) => bucket),
    rows.map(({ windowAt }) => windowAt),
    rows.map(({ orders }) => orders),
    rows.map(({ most }) => most),
  ]
}

function inOrder<T extends GuestCount>(counts: readonly T[]): T[] {
  return counts.toSorted((a, b) => (a.bucket < b.bucket ? -1 : a.bucket > b.bucket ? 1 : 0))
}

/** An order that is over is no open one of its phone any more. */
export async function uncountOrder(sql: Sql, phone: string): Promise<void> {
  await sql
    .updateTable('guest_order_counts')
    .set((e) => ({ orders: e('orders', '-', 1) }))
    .where('bucket', '=', phoneBucket(phone))
    .where('window_at', '=', OPEN)
    .where('orders', '>', 0)
    .execute()
}

/** Hours and days that are over, and phones without an open order. */
export async function forgetOldCounts(sql: Sql, now: Date): Promise<void> {
  await sql
    .deleteFrom('guest_order_counts')
    .where((e) =>
      e.or([
        e('orders', '<=', 0),
        e.and([e('window_at', '>', OPEN), e('window_at', '<', now.getTime() - 2 * DAY)]),
      ]),
    )
    .execute()
}
