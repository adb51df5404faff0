import { chmodSync, mkdirSync, mkdtempSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { keepPrivate } from './keep-private.ts'

const modeOf = (path: string) => (statSync(path).mode & 0o7777).toString(8)

function folder(files: readonly string[]): string {
  const dir = mkdtempSync(join(tmpdir(), 'private-'))
  for (const file of files) {
    mkdirSync(join(dir, file, '..'), { recursive: true })
    writeFileSync(join(dir, file), 'x')
    chmodSync(join(dir, file), 0o666)
    for (let at = join(file, '..'); at !== '.'; at = join(at, '..')) chmodSync(join(dir, at), 0o777)
  }
  chmodSync(dir, 0o755)
  return dir
}

it('closes what an earlier version left open', () => {
  const files = [
    'samobranka.db',
    'samobranka.db-wal',
    'samobranka.db-shm',
    'keys.json',
    'session.key',
    'pictures/ab/cd.webp',
    'business/images/deep/down/a.jpg',
  ]
  const dir = folder(files)
  expect(keepPrivate(dir)).toEqual([])
  expect(files.map((file) => modeOf(join(dir, file)))).toEqual(files.map(() => '600'))
  expect(['', 'pictures', 'pictures/ab', 'business/images/deep'].map((at) => modeOf(join(dir, at)))).toEqual(
    ['', '', '', ''].map(() => '700'),
  )
})

it('leaves alone what is not the shop’s', () => {
  const dir = folder(['notes.txt', 'other/notes.txt', 'keys.json.old'])
  const elsewhere = folder(['target'])
  symlinkSync(elsewhere, join(dir, 'business'))
  chmodSync(dir, 0o1777)
  expect(keepPrivate(dir)).toEqual([])
  expect(modeOf(dir)).toBe('1777')
  expect(modeOf(join(dir, 'notes.txt'))).toBe('666')
  expect(modeOf(join(dir, 'other/notes.txt'))).toBe('666')
  expect(modeOf(elsewhere)).toBe('755')
})

it('has nothing to do where there is no folder yet', () => {
  expect(keepPrivate(join(tmpdir(), 'no-such-folder-of-a-shop'))).toEqual([])
})
