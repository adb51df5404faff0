import { expect, inject, it } from 'vitest'
import { createTestDatabase, openTestDatabase } from '../testing/test-database.ts'
import { announce } from './announce.ts'
import { transaction } from './transaction.ts'

it('carries an announcement to another process when it is committed, where the engine can', async () => {
  const place = await createTestDatabase()
  const here = openTestDatabase(place)
  const there = openTestDatabase(place)
  const heard: string[] = []
  let arrived = () => {}
  const arrival = new Promise<void>((resolve) => {
    arrived = resolve
  })
  const stop = await there.listen('published', (payload) => {
    heard.push(payload)
    arrived()
  })
  const failing = transaction(here, async (sql) => {
    await announce(here.engine, sql, 'published', 'lost')
    throw new Error('rolled back')
  })
  await expect(failing).rejects.toThrow('rolled back')
  await transaction(here, (sql) => announce(here.engine, sql, 'published', 'v2'))
  if (inject('engine') === 'postgres') await arrival
  await stop()
  expect(heard).toEqual(inject('engine') === 'postgres' ? ['v2'] : [])
})
