import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { demoBusinessDir } from '@samobranka/demo'
import { expect, it } from 'vitest'
import { loadPublication } from '../publishing/load-publication.ts'
import { fileKey, settingsKey } from '../publishing/paths.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { testDatabase } from '../testing/test-database.ts'
import { exportBusiness } from './export-business.ts'
import { importBusiness } from './import-business.ts'

const clock = () => new Date('2026-11-14T09:00:00Z')

async function exportOf(
  dir: string,
): Promise<{ dir: string; texts: string[]; db: Awaited<ReturnType<typeof testDatabase>> }> {
  const db = await testDatabase()
  expect(await importBusiness(db, dir, { stock: false, clock })).toMatchObject({ ok: true })
  const out = await temporaryFolder()
  await exportBusiness(db, out)
  const files = (await readdir(out)).sort()
  return { dir: out, db, texts: await Promise.all(files.map((file) => readFile(join(out, file), 'utf8'))) }
}

it('the demo business imports, is published in all its languages, and goes round unchanged', async () => {
  const first = await exportOf(demoBusinessDir())
  const loaded = await loadPublication(first.db.sql)
  const languages = JSON.parse(await readFile(join(demoBusinessDir(), 'languages.json'), 'utf8')) as {
    code: string
  }[]
  expect(languages.length).toBeGreaterThan(1)
  for (const { code } of languages) {
    expect(loaded?.publication.document(settingsKey(code)), code).toBeDefined()
    expect(loaded?.publication.document(fileKey('prodcat', code)), code).toBeDefined()
  }
  expect((await exportOf(first.dir)).texts).toEqual(first.texts)
})
