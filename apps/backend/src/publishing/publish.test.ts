import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it, vi } from 'vitest'
import { importBusiness } from '../business/import-business.ts'
import type { Database } from '../database/database.ts'
import { transaction } from '../database/transaction.ts'
import { businessFolder } from '../testing/business-folder.ts'
import type { SmallBusiness } from '../testing/small-business.ts'
import { createTestDatabase, openTestDatabase, testDatabase } from '../testing/test-database.ts'
import { followPublications } from './current-publication.ts'
import { currentVersion, loadPublication } from './load-publication.ts'
import { fileKey, settingsKey } from './paths.ts'
import { publish } from './publish.ts'
import { storePublication } from './store-publication.ts'

const clock = () => new Date('2026-03-06T09:00:00Z')
const log = { info: () => {}, warn: () => {}, error: () => {} }

async function opened(change?: (business: SmallBusiness) => void): Promise<Database> {
  const db = await testDatabase()
  await load(db, change)
  return db
}

async function load(db: Database, change?: (business: SmallBusiness) => void): Promise<void> {
  expect(await importBusiness(db, await businessFolder(change), { stock: false, clock })).toMatchObject({
    ok: true,
  })
}

async function documentOf(db: Database, key: string) {
  const loaded = await loadPublication(db.sql)
  const document = loaded?.publication.document(key)
  if (!document) throw new Error(`${key} is not published`)
  return document
}

interface WrittenCategory {
  id: number
  name: string
  products: { id: number; name: string; in_stock: boolean; stock?: unknown }[]
  subCategories: WrittenCategory[]
}

async function categoriesOf(db: Database, file: string, language = 'ru'): Promise<WrittenCategory[]> {
  return JSON.parse(Buffer.from((await documentOf(db, fileKey(file, language))).identity).toString())
}

const productsIn = (tree: WrittenCategory[]): WrittenCategory['products'] =>
  tree.flatMap((category) => [...category.products, ...productsIn(category.subCategories)])

async function settingsOf(db: Database, language = 'ru') {
  return JSON.parse(Buffer.from((await documentOf(db, settingsKey(language))).identity).toString())
}

describe('publish', () => {
  it('holds the same document in all three encodings', async () => {
    const db = await opened()
    const { identity, gzip, brotli } = await documentOf(db, fileKey('prodcat', 'ru'))
    expect(gunzipSync(gzip)).toEqual(Buffer.from(identity))
    expect(brotliDecompressSync(brotli)).toEqual(Buffer.from(identity))
  })

  it('writes the three forms of the catalogue', async () => {
    const db = await opened()
    expect(productsIn(await categoriesOf(db, 'prodcat')).map(({ id }) => id)).toEqual([1, 2, 3])
    expect(productsIn(await categoriesOf(db, 'prodcat_main')).map(({ id }) => id)).toEqual([1])
    const only = await categoriesOf(db, 'prodcat_main_categories_only')
    expect(productsIn(only)).toEqual([])
    expect(only.map(({ id, subCategories }) => [id, subCategories.map((each) => each.id)])).toEqual([
      [20, [201]],
      [30, []],
    ])
  })

  it('cuts a price file to what the warehouse sells and has', async () => {
    const db = await opened()
    const at = async (file: string) =>
      productsIn(await categoriesOf(db, file)).map(({ id, in_stock }) => `${id} ${in_stock}`)
    expect(await at('price_1')).toEqual(['1 true', '2 true'])
    expect(await at('price_2')).toEqual(['1 true', '2 false', '3 true'])
    expect(await at('prodcat')).toEqual(['1 true', '2 true', '3 true'])
  })

  it('publishes what is sold out as such, and no remainders', async () => {
    const db = await opened()
    await transaction(db, (sql) => sql.updateTable('stock').set({ quantity: 0 }).execute())
    expect((await publish(db, clock)).changed).toBe(true)
    const juice = productsIn(await categoriesOf(db, 'prodcat')).find(({ id }) => id === 2)
    expect(juice?.in_stock).toBe(false)
    expect(juice?.stock).toBeUndefined()
    expect(productsIn(await categoriesOf(db, 'price_1')).find(({ id }) => id === 2)?.in_stock).toBe(false)
  })

  it('speaks each language, and the default one where nothing is translated', async () => {
    const db = await opened()
    const nameIn = async (language: string) =>
      productsIn(await categoriesOf(db, 'prodcat', language))[0]?.name
    expect(await nameIn('ru')).toBe('Маргарита')
    expect(await nameIn('en')).toBe('Margherita')
    expect(await nameIn('de')).toBe('Маргарита')
    const [ru, de] = [
      await documentOf(db, fileKey('prodcat', 'ru')),
      await documentOf(db, fileKey('prodcat', 'de')),
    ]
    expect(de.hash).toBe(ru.hash)
  })

  it('fills the settings with what no other call brings', async () => {
    const db = await opened()
    const settings = await settingsOf(db)
    const version = (await publish(db, clock)).version
    expect(settings).toMatchObject({
      version,
      languages: [{ code: 'ru' }, { code: 'en' }, { code: 'de' }],
      contacts: [{ phone: '+74855550101' }],
      payments: [{ id: 'cod' }, { id: 'online' }],
      shipping_methods: [{ type: 'flat_rate' }, { type: 'local_pickup' }],
      warehouses: [{ id: 1, work_time: { wp_timezone: 'Europe/Moscow' } }, { id: 2 }],
      pickups: [{ id: 11 }],
      zones: { type: 'FeatureCollection', features: [{ properties: { id: 1 } }] },
      popups: [],
      brands: [{ slug: 'dobry' }],
      info_titles: [{ title: 'О нас', slug: 'about', type: 'page' }],
      locations: [
        { term_id: 1, price_file_path: '/wp-content/uploads/app_sync/price_1.json' },
        { term_id: 2, price_file_path: '/wp-content/uploads/app_sync/price_2.json' },
      ],
      realtime: { key: 'samobranka', cluster: 'eu', force_tls: false },
      tips: { presets: [0, 5, 10, 15] },
    })
  })

  it('publishes no secret and nothing that runs', async () => {
    const db = await opened((business) => {
      business['settings.json'].sms_gateway = { url: 'https://sms.example', api_key: 'sesame' }
      business['settings.json'].facade = { footer_infoblock: '<p>ООО</p><script>alert(1)</script>' }
    })
    const settings = await settingsOf(db)
    expect(settings.sms_gateway).toEqual({ url: 'https://sms.example' })
    expect(settings.facade.footer_infoblock).toBe('<p>ООО</p>')
  })

  it('does nothing when nothing changed', async () => {
    const db = await opened()
    const first = await publish(db, clock)
    expect(first.changed).toBe(false)
    await load(db)
    expect(await publish(db, clock)).toEqual(first)
    expect(await db.sql.selectFrom('publications').select('version').execute()).toEqual([
      { version: first.version },
    ])
  })

  it('makes a new version of any change, and the old one of going back', async () => {
    const db = await opened()
    const first = (await publish(db, clock)).version
    await load(db, (business) => {
      business['settings.json'].seo.name = 'Другая'
    })
    const second = (await publish(db, clock)).version
    expect(second).not.toBe(first)
    await load(db)
    expect((await loadPublication(db.sql))?.publication.version).toBe(first)
  })

  it('keeps no more than two publications and their documents', async () => {
    const db = await opened()
    for (const name of ['А', 'Б', 'В']) {
      await load(db, (business) => {
        business['categories.json'][0].name = name
      })
    }
    expect(await db.sql.selectFrom('publications').select('id').execute()).toHaveLength(2)
    const used = await db.sql.selectFrom('publication_documents').select('hash').distinct().execute()
    expect(await db.sql.selectFrom('documents').select('hash').execute()).toHaveLength(used.length)
  })

  it('lets two processes publish at once', async () => {
    const place = await createTestDatabase()
    const hosts = [openTestDatabase(place), openTestDatabase(place)] as const
    await load(hosts[0])
    await transaction(hosts[0], (sql) => sql.updateTable('stock').set({ quantity: 0 }).execute())
    const [one, other] = await Promise.all(hosts.map((host) => publish(host, clock)))
    expect(one?.version).toBe(other?.version)
    expect((await loadPublication(hosts[1].sql))?.publication.version).toBe(one?.version)
  })
})

describe('storePublication', () => {
  it('does not put what was read earlier over what was published since', async () => {
    const db = await opened()
    const read = await currentVersion(db.sql)
    await transaction(db, (sql) => sql.updateTable('stock').set({ quantity: 0 }).execute())
    const later = await publish(db, clock)
    const stale = { version: 'stale', after: read?.id ?? 0, createdAt: 1, paths: new Map(), fresh: [] }
    expect(await storePublication(db, stale)).toBe(false)
    expect((await currentVersion(db.sql))?.version).toBe(later.version)
  })
})

describe('followPublications', () => {
  it('notices what another process published', async () => {
    const place = await createTestDatabase()
    const here = openTestDatabase(place)
    const there = openTestDatabase(place)
    await load(here)
    const following = await followPublications(there, log)
    const heard: string[] = []
    following.onChange((version) => heard.push(version))
    following.start()
    await load(here, (business) => {
      business['products.json'][0].name = 'Пепперони'
    })
    const version = (await publish(here, clock)).version
    await vi.waitFor(() => expect(heard).toEqual([version]), { timeout: 8_000 })
    expect(following.version()).toBe(version)
    expect(following.snapshot().products.get(1)?.name).toBe('Пепперони')
    await following.stop()
  })

  it('has nothing to show before the first import', async () => {
    const following = await followPublications(await testDatabase(), log)
    expect(following.version()).toBe('')
    expect(following.document(settingsKey('ru'))).toBeUndefined()
  })
})
