import { mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readKeysFile, writeKeysFile } from './keys-file.ts'

const keys = { consumerKey: 'ck_1', consumerSecret: 'cs_1' }
const folder = () => mkdtempSync(join(tmpdir(), 'keys-'))

it('writes the keys in the shape integrators know, for the owner alone', async () => {
  const dataDir = folder()
  await writeKeysFile(dataDir, keys)
  const file = join(dataDir, 'keys.json')
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({ consumer_key: 'ck_1', consumer_secret: 'cs_1' })
  expect(statSync(file).mode & 0o777).toBe(0o600)
})

it('closes a file that stood open', async () => {
  const dataDir = folder()
  writeFileSync(join(dataDir, 'keys.json'), '{}', { mode: 0o644 })
  await writeKeysFile(dataDir, keys)
  expect(statSync(join(dataDir, 'keys.json')).mode & 0o777).toBe(0o600)
})

it('reads what it wrote; no file means no keys, a broken one is said', async () => {
  const dataDir = folder()
  expect(await readKeysFile(dataDir)).toBeNull()
  await writeKeysFile(dataDir, keys)
  expect(await readKeysFile(dataDir)).toEqual(keys)
  writeFileSync(join(dataDir, 'keys.json'), '{"consumer_key": 5}')
  await expect(readKeysFile(dataDir)).rejects.toThrow('keys.json')
})
