import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, it, vi } from 'vitest'
import { transaction } from '../database/transaction.ts'
import type { Context } from '../http/context.ts'
import { Undeliverable } from '../providers/undeliverable.ts'
import { openShop, type TestShop } from '../testing/open-shop.ts'
import { createWorker } from './create-worker.ts'
import { enqueue, type Job } from './enqueue.ts'
import { type JobKind, type JobRun, jobKind } from './job-kind.ts'

const NOON = '2026-03-06T12:00:00+03:00'
const later = (ms: number) => new Date(Date.parse(NOON) + ms).toISOString()

async function open(kinds: Record<string, JobKind>) {
  const shop = await openShop({ at: NOON })
  const note = (level: string) => (facts: object, message?: string) =>
    shop.logged.push({ level, facts, message })
  const log = { info: note('info'), warn: note('warn'), error: note('error') }
  const context = { db: shop.db, clock: shop.clock, log } as unknown as Context
  return { shop, hire: () => createWorker(context, kinds) }
}

const ask = ({ db, clock }: TestShop, ...jobs: Job[]) => transaction(db, (sql) => enqueue(sql, clock(), jobs))

const rows = ({ db }: TestShop) => db.sql.selectFrom('outbox').selectAll().orderBy('id').execute()

const counting = (more: Partial<JobKind> = {}) => {
  const ran: unknown[] = []
  const kind = jobKind<unknown>({
    ...more,
    async run(_context, { payload }) {
      ran.push(payload)
    },
  })
  return { ran, kind }
}

const failing = (fault: Error, more: Partial<JobKind> = {}) =>
  jobKind<unknown>({ ...more, run: () => Promise.reject(fault) })

describe('the outbox worker', () => {
  it('runs what was committed, and nothing that was rolled back', async () => {
    const { ran, kind } = counting()
    const { shop, hire } = await open({ call: kind })
    const failed = transaction(shop.db, async (sql) => {
      await enqueue(sql, shop.clock(), [{ kind: 'call', payload: 'lost' }])
      throw new Error('rolled back')
    })
    await expect(failed).rejects.toThrow()
    await ask(shop, { kind: 'call', payload: { n: 1 } }, { kind: 'call', payload: { n: 2 } })
    await hire().drain()
    expect(ran).toEqual([{ n: 1 }, { n: 2 }])
    expect((await rows(shop)).map(({ done_at, last_error }) => [done_at, last_error])).toEqual([
      [Date.parse(NOON), null],
      [Date.parse(NOON), null],
    ])
  })

  it('runs a job asked for twice under one key once, also after it is done', async () => {
    const { ran, kind } = counting()
    const { shop, hire } = await open({ call: kind })
    const job = { kind: 'call', payload: 1, uniqueKey: 'call:1' }
    await ask(shop, job, job)
    await hire().drain()
    await ask(shop, job)
    await hire().drain()
    expect(ran).toEqual([1])
  })

  it('waits until a job is due', async () => {
    const { ran, kind } = counting()
    const { shop, hire } = await open({ call: kind })
    await ask(shop, { kind: 'call', payload: 1, dueAt: new Date(later(5_000)) })
    await hire().drain()
    expect(ran).toEqual([])
    shop.setClock(later(5_000))
    await hire().drain()
    expect(ran).toEqual([1])
  })

  it('leaves jobs of a kind it does not know to a version that does', async () => {
    const { shop, hire } = await open({})
    await ask(shop, { kind: 'toString', payload: 1 })
    await hire().drain()
    expect(await rows(shop)).toMatchObject([{ done_at: null, attempts: 0 }])
  })

  it('tries again after a pause that doubles, and gives up after the last attempt with its error kept', async () => {
    const kind = failing(new Error('no route'), { attempts: 3, firstPauseMs: 1_000 })
    const { shop, hire } = await open({ call: kind })
    await ask(shop, { kind: 'call', payload: 1 })
    const worker = hire()
    const due: number[] = []
    for (const at of [0, 999, 1_000, 2_999]) {
      shop.setClock(later(at))
      await worker.drain()
      due.push(((await rows(shop))[0]?.due_at ?? 0) - Date.parse(NOON))
    }
    expect(due).toEqual([1_000, 1_000, 3_000, 3_000])
    shop.setClock(later(3_000))
    await worker.drain()
    expect(await rows(shop)).toMatchObject([
      { attempts: 3, done_at: Date.parse(later(3_000)), last_error: 'Error: no route' },
    ])
    expect(shop.logged.map(({ level }) => level)).toEqual(['warn', 'warn', 'error'])
  })

  it('gives up at once what no attempt will carry out', async () => {
    const { shop, hire } = await open({ call: failing(new Undeliverable('no such number')) })
    await ask(shop, { kind: 'call', payload: 1 })
    await hire().drain()
    expect(await rows(shop)).toMatchObject([{ attempts: 1, done_at: Date.parse(NOON) }])
  })

  it('wipes secret payloads, delivered or given up, and keeps others', async () => {
    const { shop, hire } = await open({
      code: counting({ isSecret: true }).kind,
      lost: failing(new Undeliverable('no'), { isSecret: true }),
      open: counting().kind,
    })
    const payload = { code: '1234' }
    await ask(shop, { kind: 'code', payload }, { kind: 'lost', payload }, { kind: 'open', payload })
    await hire().drain()
    expect((await rows(shop)).map((row) => row.payload)).toEqual(['{}', '{}', '{"code":"1234"}'])
  })

  it('cuts off a job that does not end, also one that ignores its signal', async () => {
    const endless = jobKind<unknown>({ patienceMs: 30, run: () => new Promise(() => {}) })
    const { shop, hire } = await open({ call: endless })
    await ask(shop, { kind: 'call', payload: 1 })
    await hire().drain()
    expect(await rows(shop)).toMatchObject([{ done_at: null, last_error: 'Error: No end after 30 ms' }])
  })

  it('lets a slow provider hold up nobody else', async () => {
    const releases: (() => void)[] = []
    const slow = jobKind<unknown>({
      atOnce: 2,
      run: () => new Promise((resolve) => releases.push(resolve)),
    })
    const { ran, kind } = counting()
    const { shop, hire } = await open({ slow, quick: kind })
    const many = Array.from({ length: 10 }, (_, payload) => ({ kind: 'slow', payload }))
    await ask(shop, ...many, { kind: 'quick', payload: 1 })
    const worker = hire()
    worker.start()
    await vi.waitFor(() => expect([ran, releases.length]).toEqual([[1], 2]))
    const stopping = worker.stop()
    for (const release of releases) release()
    await stopping
    const waiting = (await rows(shop)).filter(({ done_at }) => done_at === null)
    expect(waiting.map(({ attempts }) => attempts)).toEqual(Array(8).fill(0))
  })

  it('is notified by the commit itself', async () => {
    const { ran, kind } = counting()
    const { shop, hire } = await open({ call: kind })
    const worker = hire()
    worker.start()
    await pause(50)
    await ask(shop, { kind: 'call', payload: 1 })
    await vi.waitFor(() => expect(ran).toEqual([1]), { timeout: 500, interval: 5 })
    await worker.stop()
  })

  it('runs each job once when several workers share the work', async () => {
    const ran: unknown[] = []
    const kind = jobKind<unknown>({
      async run(_context, { payload }) {
        ran.push(payload)
        await pause(1)
      },
    })
    const { shop, hire } = await open({ call: kind })
    const many = Array.from({ length: 60 }, (_, payload) => ({ kind: 'call', payload }))
    await ask(shop, ...many)
    await Promise.all([hire(), hire(), hire(), hire()].map((worker) => worker.drain()))
    expect(ran.toSorted((a, b) => Number(a) - Number(b))).toEqual(many.map(({ payload }) => payload))
  })

  it("runs a dead worker's job when its claim has run out, under the same key", async () => {
    const keys: string[] = []
    const kind = jobKind<unknown>({
      patienceMs: 1_000,
      async run(_context, { key }: JobRun) {
        keys.push(key)
      },
    })
    const { shop, hire } = await open({ call: kind })
    await ask(shop, { kind: 'call', payload: 1 })
    await transaction(shop.db, (sql) =>
      sql
        .updateTable('outbox')
        .set({ claimed_until: Date.parse(later(31_000)), attempts: 1 })
        .execute(),
    )
    shop.setClock(later(30_999))
    await hire().drain()
    expect(keys).toEqual([])
    shop.setClock(later(31_000))
    await hire().drain()
    const [row] = await rows(shop)
    expect(keys).toEqual([`errand-${row?.id}`])
  })

  it('does not write over what another worker did after its own claim ran out', async () => {
    const { shop, hire } = await open({
      call: jobKind<unknown>({
        async run() {
          await transaction(shop.db, (sql) =>
            sql
              .updateTable('outbox')
              .set({ claimed_until: Date.parse(later(99_000)), last_error: 'anothers' })
              .execute(),
          )
        },
      }),
    })
    await ask(shop, { kind: 'call', payload: 1, uniqueKey: 'x' })
    const worker = hire()
    worker.start()
    await vi.waitFor(async () => expect(await rows(shop)).toMatchObject([{ last_error: 'anothers' }]))
    await worker.stop()
    expect(await rows(shop)).toMatchObject([{ done_at: null }])
  })

  it('gives back, uncounted, what it had to leave when it closed', async () => {
    const { shop, hire } = await open({
      call: jobKind<unknown>({
        run: (_context, { signal }) =>
          new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
      }),
    })
    await ask(shop, { kind: 'call', payload: 1 })
    const worker = hire()
    worker.start()
    await vi.waitFor(async () => expect(await rows(shop)).toMatchObject([{ attempts: 1 }]))
    await worker.stop()
    expect(await rows(shop)).toMatchObject([
      { attempts: 0, claimed_until: 0, done_at: null, last_error: null },
    ])
  }, 20_000)
})
