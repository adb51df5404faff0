import { expect, it } from 'vitest'
import { testDatabase } from '../testing/test-database.ts'
import { notifyAfterCommit } from './notify-after-commit.ts'
import { transaction } from './transaction.ts'

it('notifies the listeners of a topic after the commit, once, and not after a roll-back', async () => {
  const db = await testDatabase()
  const heard: string[] = []
  const stop = db.afterCommit('outbox', () => heard.push('outbox'))
  db.afterCommit('realtime', () => heard.push('realtime'))
  const failing = transaction(db, async (sql) => {
    notifyAfterCommit(sql, 'realtime')
    throw new Error('rolled back')
  })
  await expect(failing).rejects.toThrow('rolled back')
  await transaction(db, async (sql) => {
    notifyAfterCommit(sql, 'outbox')
    notifyAfterCommit(sql, 'outbox')
    expect(heard).toEqual([])
  })
  expect(heard).toEqual(['outbox'])
  stop()
  await transaction(db, async (sql) => notifyAfterCommit(sql, 'outbox'))
  expect(heard).toEqual(['outbox'])
})
