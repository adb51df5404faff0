import { join } from 'node:path'
import { afterEach, beforeEach, expect, inject, it } from 'vitest'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import type { Sql } from '../database.ts'
import { createGroupCommit, type GroupCommit } from './group-commit.ts'
import { SqliteFile } from './sqlite-file.ts'

let path: string
let file: SqliteFile
let other: SqliteFile
let begun: number
let group: GroupCommit
beforeEach(async () => {
  path = join(await temporaryFolder(), 'group.sqlite')
  file = new SqliteFile(path, inject('sqliteDriver'))
  file.exec('pragma journal_mode = WAL')
  file.exec('create table notes (text text primary key)')
  other = new SqliteFile(path, inject('sqliteDriver'))
  begun = 0
  group = createGroupCommit(file, file as unknown as Sql, async () => {
    begun += 1
    file.exec('begin immediate')
  })
})
afterEach(() => {
  file.close()
  other.close()
})

const note = (text: string) =>
  group.attempt(async () => {
    file.prepare('insert into notes values (?)').run([text])
    await Promise.resolve()
    return text
  })
const seen = (): string[] =>
  other
    .prepare('select text from notes order by rowid')
    .rows([])
    .map(({ text }) => String(text))

it('lets those that wait share a commit, and answers them when it is on the disk', async () => {
  const answers = ['a', 'b', 'c'].map((text) => note(text).then((answer) => [answer, seen()]))
  expect(await Promise.all(answers)).toEqual(['a', 'b', 'c'].map((text) => [text, ['a', 'b', 'c']]))
  expect(begun).toBe(1)
})

it('takes nobody along when one of them fails', async () => {
  const outcomes = await Promise.allSettled([note('a'), note('a'), note('b')])
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect(seen()).toEqual(['a', 'b'])
})

it('runs again what had succeeded before another failed, and answers what it came to then', async () => {
  let runs = 0
  const counted = group.attempt(async () => {
    runs += 1
    file.prepare('insert into notes values (?)').run([`run ${runs}`])
    return runs
  })
  const failing = group.attempt(async () => {
    throw new Error('no')
  })
  const outcomes = await Promise.allSettled([counted, failing, note('b')])
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect(await counted).toBe(2)
  expect(seen()).toEqual(['run 2', 'b'])
})

it('undoes what a failing one did before it failed', async () => {
  const failing = group.attempt(async () => {
    file.exec("insert into notes values ('half')")
    throw new Error('no')
  })
  const [, kept] = await Promise.allSettled([failing, note('whole')])
  expect([kept.status, seen()]).toEqual(['fulfilled', ['whole']])
})

it('answers nobody when the commit fails, and goes on with the next', async () => {
  const lost = note('lost')
  const spoilt = group.attempt(async () => {
    // As a full disk does: the transaction is over, whatever the others wrote in it.
    file.exec('rollback')
    throw new Error('disk full')
  })
  const outcomes = await Promise.allSettled([lost, spoilt])
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await note('next')).toBe('next')
  expect(seen()).toEqual(['next'])
})

it('keeps the first of a long queue from waiting for the last', async () => {
  await Promise.all(Array.from({ length: 150 }, (_, at) => note(String(at))))
  expect(begun).toBe(3)
  expect(seen()).toHaveLength(150)
})

it('waits for those who come in the next turns while each brings more', async () => {
  const later = new Promise<string[]>((resolve) => {
    setImmediate(() => {
      const b = note('b')
      setImmediate(() => resolve(Promise.all([b, note('c')])))
    })
  })
  await Promise.all([note('a'), later])
  expect(begun).toBe(1)
  expect(seen()).toEqual(['a', 'b', 'c'])
})

it('lets one who comes alone go at once, however many there were before', async () => {
  await Promise.all([note('a'), note('b')])
  await note('c')
  expect(begun).toBe(2)
})

it('is idle when nobody waits', async () => {
  const last = note('a')
  await group.idle()
  expect(seen()).toEqual(['a'])
  await last
})
