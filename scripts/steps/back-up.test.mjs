import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, describe, expect, inject, it } from 'vitest'
import { loadSqlite } from '../../apps/backend/src/database/sqlite/sqlite-driver.mjs'
import { backUp } from './back-up.mjs'

const { DatabaseSync } = loadSqlite(inject('sqliteDriver'))
let dataDir
let target

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'data-'))
  target = join(mkdtempSync(join(tmpdir(), 'backup-')), 'monday')
})

describe('a backup', () => {
  it('holds what was committed, of a shop that is open and writing', () => {
    const shop = new DatabaseSync(join(dataDir, 'samobranka.db'))
    shop.exec('pragma journal_mode = WAL')
    shop.exec('create table orders (id integer primary key, total integer)')
    shop.prepare('insert into orders (total) values (100), (200)').run()
    writeFileSync(join(dataDir, 'keys.json'), '{}')
    shop.exec('begin; insert into orders (total) values (999)')
    backUp(dataDir, target)
    shop.exec('commit')
    const copy = new DatabaseSync(join(target, 'samobranka.db'), { readOnly: true })
    expect(copy.prepare('select count(*) as orders, sum(total) as total from orders').get()).toEqual({
      orders: 2,
      total: 300,
    })
    expect(copy.prepare('pragma integrity_check').get()).toEqual({ integrity_check: 'ok' })
    expect(existsSync(join(target, 'keys.json'))).toBe(true)
    copy.close()
    shop.close()
  })

  it('is its owner’s alone, whatever the umask and however open the shop lies', () => {
    const umask = process.umask(0)
    try {
      const pictures = join(dataDir, 'business', 'images')
      mkdirSync(pictures, { recursive: true })
      new DatabaseSync(join(dataDir, 'samobranka.db')).close()
      for (const file of [
        join(dataDir, 'keys.json'),
        join(dataDir, 'session.key'),
        join(pictures, 'a.jpg'),
      ]) {
        writeFileSync(file, 'x')
        chmodSync(file, 0o666)
      }
      backUp(dataDir, target)
      expect(process.umask()).toBe(0)
    } finally {
      process.umask(umask)
    }
    const modes = readdirSync(target, { recursive: true }).map((name) => {
      const found = statSync(join(target, name))
      return [name, found.mode & 0o777, found.isDirectory() ? 0o700 : 0o600]
    })
    expect(modes.length).toBe(6)
    expect(modes.filter(([, mode, wanted]) => mode !== wanted)).toEqual([])
    expect(statSync(target).mode & 0o777).toBe(0o700)
  })

  it('never overwrites another, and says when there is nothing to copy', () => {
    expect(() => backUp(dataDir, target)).toThrow('There is no database')
    new DatabaseSync(join(dataDir, 'samobranka.db')).close()
    backUp(dataDir, target)
    expect(() => backUp(dataDir, target)).toThrow('never overwrites')
  })
})
