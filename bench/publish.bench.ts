import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { importBusiness, migrate, openDatabase } from '@samobranka/backend'
import { tell } from './measure/row.ts'
import { largeBusiness } from './shops/large-business.ts'

const clock = () => new Date('2026-03-06T12:00:00+03:00')
const pack = { brotli: promisify(brotliCompress), gzip: promisify(gzip) }
const SMALL = 1_000
const LARGE = 10_000

const small = await publishing(SMALL)
const large = await publishing(LARGE)
tell({
  name: `Import and publish ${LARGE.toLocaleString('en')} products`,
  value: large.seconds,
  unit: 's',
  reference: { name: 'packing the same documents', value: large.packing },
})
tell({
  name: `Publish: ×${LARGE / SMALL} products cost ×`,
  value: large.seconds / small.seconds,
  unit: 'times the time',
  budget: { most: (LARGE / SMALL) * 1.2 },
})
tell({ name: 'Full catalogue, packed', value: large.catalogue / 1024, unit: 'KB' })

async function publishing(count: number) {
  const business = await largeBusiness(count)
  const folder = await mkdtemp(join(tmpdir(), 'samobranka-publish-'))
  const db = openDatabase({ file: join(folder, 'shop.db') })
  try {
    await migrate(db)
    const began = performance.now()
    const imported = await importBusiness(db, business, { stock: true, clock })
    if (!imported.ok) throw new Error(imported.faults.join('\n'))
    const seconds = (performance.now() - began) / 1_000
    const documents = await db.sql.selectFrom('documents').select(['identity', 'brotli']).execute()
    const catalogue = Math.max(...documents.map((one) => one.brotli.byteLength))
    return { seconds, packing: await packing(documents.map((one) => one.identity)), catalogue }
  } finally {
    await db.close()
    await rm(folder, { recursive: true, force: true })
    await rm(business, { recursive: true, force: true })
  }
}

async function packing(texts: readonly Uint8Array[]): Promise<number> {
  const began = performance.now()
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 }
  for (const text of texts) await Promise.all([pack.gzip(text), pack.brotli(text, { params })])
  return (performance.now() - began) / 1_000
}
