import { join } from 'node:path'
import { afterEach, beforeEach, expect, inject, it } from 'vitest'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import { isAway } from '../is-away.ts'
import { SqliteFile } from './sqlite-file.ts'

let path: string
let file: SqliteFile
const opened: SqliteFile[] = []

function open(): SqliteFile {
  const another = new SqliteFile(path, inject('sqliteDriver'))
  opened.push(another)
  return another
}

beforeEach(async () => {
  path = join(await temporaryFolder(), 'file.sqlite')
  file = open()
  file.exec('pragma journal_mode = WAL')
  file.exec('create table notes (id integer primary key, text text unique, bytes blob) strict')
})
afterEach(() => {
  for (const each of opened.splice(0)) each.close()
})

const insert = (...values: unknown[]) => file.prepare('insert into notes values (?, ?, ?)').run(values)
const read = (from = file) => from.prepare('select * from notes order by id').rows([])
const codeOf = (work: () => unknown) => {
  try {
    work()
  } catch (fault) {
    return { code: (fault as { code?: unknown }).code, away: isAway(fault) }
  }
}

it('answers rows as plain objects, bytes as buffers, and says which statements answer any', () => {
  expect(insert(1, 'слово', Buffer.from('xy'))).toEqual({ changes: 1, lastInsertRowid: 1 })
  const [row] = read()
  expect(row).toStrictEqual({ id: 1, text: 'слово', bytes: Buffer.from('xy') })
  expect(Buffer.isBuffer(row?.bytes)).toBe(true)
  const returning = file.prepare('insert into notes (text) values (?) returning id')
  expect([returning.reads, returning.rows(['b'])]).toEqual([true, [{ id: 2 }]])
  expect(file.prepare('delete from notes').reads).toBe(false)
  expect(file.prepare('pragma page_count').reads).toBe(true)
})

it('writes no bytes that it has read as no bytes again, and not as null', () => {
  insert(1, 'a', Buffer.alloc(0))
  const [row] = read()
  insert(2, 'b', row?.bytes)
  expect(read()[1]?.bytes).toStrictEqual(Buffer.alloc(0))
})

it('takes what is undefined for null, and no booleans', () => {
  insert(1, undefined, undefined)
  expect(read()).toEqual([{ id: 1, text: null, bytes: null }])
  expect(() => insert(true, null, null)).toThrow('no booleans')
})

it('calls its faults by the names that are asked for', () => {
  insert(1, 'a', null)
  expect(codeOf(() => insert(2, 'a', null))).toEqual({ code: 'SQLITE_CONSTRAINT_UNIQUE', away: false })
  expect(codeOf(() => insert(1, 'b', null))).toEqual({ code: 'SQLITE_CONSTRAINT', away: false })
  expect(codeOf(() => insert(2, 7, 'no bytes'))).toEqual({ code: 'SQLITE_CONSTRAINT', away: false })
  const other = open()
  other.exec('begin immediate')
  expect(codeOf(() => file.prepare('begin immediate').run())).toEqual({ code: 'SQLITE_BUSY', away: true })
  other.exec('rollback')
  file.exec('pragma max_page_count = 4')
  expect(codeOf(() => insert(2, 'b', Buffer.alloc(100_000)))).toEqual({ code: 'SQLITE_FULL', away: true })
  expect(codeOf(() => new SqliteFile('/nowhere/at/all', inject('sqliteDriver')))?.code).toBe(
    'SQLITE_CANTOPEN',
  )
})

it('knows whether a transaction is open, also after one that ended by itself', () => {
  expect(file.inTransaction).toBe(false)
  file.exec('begin')
  expect(file.inTransaction).toBe(true)
  file.exec('rollback')
  expect(file.inTransaction).toBe(false)
  file.close()
  expect(file.inTransaction).toBe(false)
})

it('goes on reading a table to which a later version adds a column beside it', () => {
  insert(1, 'a', Buffer.from('x'))
  const own = { id: 1, text: 'a', bytes: Buffer.from('x') }
  const kept = file.prepare('select * from notes')
  expect(kept.rows([])).toEqual([own])
  open().exec("alter table notes add column more text default 'm'")
  expect(kept.rows([])).toMatchObject([own])
  expect(kept.rows([])).toEqual([{ ...own, more: 'm' }])
})
