import { readdir, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { acceptedVersions, versionInUse } from '@samobranka/backend'
import { afterAll, expect, it } from 'vitest'
import { removeTemporaryFolders, temporaryFolder } from '../../../backend/src/testing/temporary-folder.ts'
import { createLog } from '../operations/log.ts'
import { createSeal } from './seal.ts'
import { configuredSecrets, openSecretRing } from './secret-ring.ts'
import { keptSecrets, rotateKept } from './secrets-file.ts'

const HOUR = 3_600_000
const NOON = new Date('2026-03-06T12:00:00+03:00')
const later = (ms: number) => new Date(NOON.getTime() + ms)
const log = createLog('silent')

afterAll(removeTemporaryFolders)

it('is made once, for its owner alone, also by several that begin together', async () => {
  const folder = await temporaryFolder()
  const made = await Promise.all(Array.from({ length: 6 }, () => keptSecrets(folder, NOON)))
  expect(new Set(made.map((secrets) => JSON.stringify(secrets))).size).toBe(1)
  expect((await stat(join(folder, 'secrets.json'))).mode & 0o777).toBe(0o600)
  expect(made[0]?.session[0]?.value).not.toBe(made[0]?.nonce[0]?.value)
})

it('opens for a month what the key of the version before has sealed', async () => {
  const folder = await temporaryFolder()
  await writeFile(join(folder, 'session.key'), 'an old key')
  let now = NOON
  const ring = await openSecretRing({ load: () => keptSecrets(folder, now), now: () => now, log })
  const sealed = createSeal('an old key').close('token')
  expect(ring.seal.open(sealed)).toBe('token')
  expect(ring.seal.isOwn(sealed)).toBe(false)
  expect(createSeal('an old key').open(ring.seal.close('token'))).toBeNull()
  now = later(30 * 24 * HOUR)
  expect(ring.seal.open(sealed)).toBeNull()
  ring.close()
})

it('is rotated whole: the other secret stays, no draft is left, and the overlap ends', async () => {
  const folder = await temporaryFolder()
  const before = await keptSecrets(folder, NOON)
  await rotateKept(folder, 'session', { now: NOON, overlapMs: HOUR })
  const after = await keptSecrets(folder, NOON)
  const values = (at: Date) => acceptedVersions(after.session, at.getTime()).map(({ value }) => value)
  expect(after.nonce).toEqual(before.nonce)
  expect(versionInUse(after.session, later(9_000).getTime())).toBe(before.session[0]?.value)
  expect(versionInUse(after.session, later(10_000).getTime())).not.toBe(before.session[0]?.value)
  expect(values(later(HOUR - 1))).toContain(before.session[0]?.value)
  expect(values(later(HOUR))).not.toContain(before.session[0]?.value)
  await rotateKept(folder, 'session', { now: NOON, overlapMs: 0 })
  expect((await keptSecrets(folder, NOON)).session).toHaveLength(1)
  expect(await readdir(folder)).toEqual(['secrets.json'])
})

it('that holds something else is said, not written over', async () => {
  const folder = await temporaryFolder()
  await writeFile(join(folder, 'secrets.json'), '{"session": []}')
  await expect(keptSecrets(folder, NOON)).rejects.toThrow('secrets.json does not hold')
})

it('is not needed where the environment tells it; the word of before opens beside it', async () => {
  const load = async () => configuredSecrets('new word', 'old word')
  const ring = await openSecretRing({ load, now: () => NOON, log })
  expect(ring.seal.open(createSeal('old word').close('token'))).toBe('token')
  expect(createSeal('new word').open(ring.seal.close('token'))).toBe('token')
  expect(ring.seal.open(createSeal(ring.nonceKey()).close('token'))).toBeNull()
  expect(configuredSecrets('new word', null).session).toHaveLength(1)
  ring.close()
})
