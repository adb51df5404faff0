import { existsSync, mkdtempSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { backUp } from './back-up.mjs'

const Database = createRequire(new URL('../../apps/backend/package.json', import.meta.url))('better-sqlite3')
let dataDir
let target

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'data-'))
  target = join(mkdtempSync(join(tmpdir(), 'backup-')), 'monday')
})

describe('a backup', () => {
  it('holds what was committed, of a shop that is open and writing', () => {
    const shop = new Database(join(dataDir, 'samobranka.db'))
    shop.pragma('journal_mode = WAL')
    shop.exec('create table orders (id integer primary key, total integer)')
    shop.prepare('insert into orders (total) values (100), (200)').run()
    writeFileSync(join(dataDir, 'keys.json'), '{}')
    shop.exec('begin; insert into orders (total) values (999)')
    backUp(dataDir, target)
    shop.exec('commit')
    const copy = new Database(join(target, 'samobranka.db'), { readonly: true })
    expect(copy.prepare('select count(*) as orders, sum(total) as total from orders').get()).toEqual({
      orders: 2,
      total: 300,
    })
    expect(copy.pragma('integrity_check', { simple: true })).toBe('ok')
    expect(existsSync(join(target, 'keys.json'))).toBe(true)
    copy.close()
    shop.close()
  })

  it('never overwrites another, and says when there is nothing to copy', () => {
    expect(() => backUp(dataDir, target)).toThrow('There is no database')
    new Database(join(dataDir, 'samobranka.db')).close()
    backUp(dataDir, target)
    expect(() => backUp(dataDir, target)).toThrow('never overwrites')
  })
})
