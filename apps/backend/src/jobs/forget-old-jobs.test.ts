import { expect, it } from 'vitest'
import { transaction } from '../database/transaction.ts'
import { publishEvent } from '../realtime/publish-event.ts'
import { testDatabase } from '../testing/test-database.ts'
import { enqueue } from './enqueue.ts'
import { forgetOldJobs } from './forget-old-jobs.ts'

it('forgets jobs over for a month and events of an hour ago, never a job still to run', async () => {
  const db = await testDatabase()
  const began = new Date('2026-01-01T00:00:00Z')
  const after = (hours: number) => new Date(began.getTime() + hours * 3_600_000 + 1)
  await transaction(db, async (sql) => {
    await enqueue(sql, began, [
      { kind: 'a', payload: 1 },
      { kind: 'b', payload: 2 },
    ])
    await sql.updateTable('outbox').set({ done_at: began.getTime() }).where('kind', '=', 'a').execute()
    await publishEvent(db.engine, sql, began, { channel: 'c', event: 'e', data: {} })
  })
  const left = async () => [
    (await db.sql.selectFrom('outbox').select('kind').orderBy('id').execute()).map(({ kind }) => kind),
    (await db.sql.selectFrom('realtime_events').select('id').execute()).length,
  ]
  await forgetOldJobs(db, began)
  expect(await left()).toEqual([['a', 'b'], 1])
  await forgetOldJobs(db, after(1))
  expect(await left()).toEqual([['a', 'b'], 0])
  await forgetOldJobs(db, after(30 * 24))
  expect(await left()).toEqual([['b'], 0])
})
