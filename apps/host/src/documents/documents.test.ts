import { createClient } from '@samobranka/contract'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createDocuments } from './documents.ts'

const product = (id: number, price: unknown) => ({
  id,
  name: `Блюдо ${id}`,
  slug: `dish-${id}`,
  price,
  categories: [1],
})
const catalogueOf = (...products: object[]) => [{ id: 1, name: 'Пицца', slug: 'pizza', parent: 0, products }]
const settings = {
  seo: { name: 'Скатерть' },
  languages: [
    { code: 'ru', text: 'Русский', default: true },
    { code: 'en', text: 'English' },
  ],
  locations: [
    { term_id: 3, price_file_path: 'https://old.example/wp-content/uploads/app_sync/prices-3.json' },
  ],
}

let answers: Record<string, unknown>
let requests: string[]
let published: () => void
let clock: Date
const warn = vi.fn()

function documents({ isRemote = false } = {}) {
  const fetch = async (url: string) => {
    requests.push(url)
    const answer = answers[new URL(url, 'http://backend').pathname]
    return answer === undefined ? new Response('', { status: 500 }) : Response.json(answer)
  }
  const client = createClient({
    fetch,
    baseUrl: '',
    onWarning: (call, warning) => warn({ call, ...warning }),
  })
  const onPublished = (listener: () => void) => {
    published = listener
    return () => undefined
  }
  return createDocuments({ client, isRemote, now: () => clock, log: { warn }, onPublished })
}

beforeEach(() => {
  requests = []
  clock = new Date('2026-03-06T12:34:56.789Z')
  warn.mockClear()
  answers = {
    '/wp-json/v1/all_settings': settings,
    '/wp-json/front/settings': { catalog_type: 'samokat' },
    '/wp-content/uploads/app_sync/prodcat.json': catalogueOf(product(1, '590')),
    '/wp-content/uploads/app_sync/prodcat-en.json': catalogueOf(product(2, '590')),
    '/wp-content/uploads/app_sync/prices-3.json': catalogueOf(product(3, '450')),
  }
})

describe('the documents', () => {
  it('are asked for once and kept', async () => {
    const { settings: read, front } = documents()
    expect((await read('ru'))?.seo.name).toBe('Скатерть')
    await read('ru')
    expect((await front()).pageType).toBe('samokat')
    expect(requests).toEqual(['/wp-json/v1/all_settings', '/wp-json/front/settings'])
  })

  it('of the default language are asked for without its name, others by theirs', async () => {
    const { catalogue, settings: read } = documents()
    expect((await catalogue('ru', null)).products.map((one) => one.id)).toEqual([1])
    expect((await catalogue('en', null)).products.map((one) => one.id)).toEqual([2])
    await read('en')
    expect(requests).toEqual([
      '/wp-json/v1/all_settings',
      '/wp-content/uploads/app_sync/prodcat.json',
      '/wp-content/uploads/app_sync/prodcat-en.json',
      '/wp-json/v1/all_settings?lang=en',
    ])
  })

  it('of a language nobody publishes are those of the default one', async () => {
    expect((await documents().catalogue('de', null)).products.map((one) => one.id)).toEqual([1])
  })

  it('of a kitchen are its own price file, wherever its path points', async () => {
    expect((await documents().catalogue('ru', 3)).products.map((one) => one.id)).toEqual([3])
    expect((await documents().catalogue('ru', 4)).products.map((one) => one.id)).toEqual([1])
  })

  it('are new after a publish', async () => {
    const { catalogue } = documents()
    await catalogue('ru', null)
    answers['/wp-content/uploads/app_sync/prodcat.json'] = catalogueOf(product(9, '1'))
    published()
    expect((await catalogue('ru', null)).products.map((one) => one.id)).toEqual([9])
  })

  it('lose a product whose price is no number, with its id in a warning', async () => {
    answers['/wp-content/uploads/app_sync/prodcat.json'] = catalogueOf(
      product(1, '590'),
      product(77, 'дорого'),
    )
    expect((await documents().catalogue('ru', null)).products.map((one) => one.id)).toEqual([1])
    expect(warn).toHaveBeenCalledWith(expect.objectContaining({ call: 'catalogueFile', id: 77 }))
  })

  it('that never came are told apart: no settings is null, no catalogue is empty', async () => {
    answers = {}
    const { settings: read, catalogue, front } = documents()
    expect(await read('ru')).toBeNull()
    expect(await catalogue('ru', null)).toEqual({ categories: [], products: [] })
    expect((await front()).pageType).toBe('cat1')
  })
})

describe('behind BACKEND_URL the documents', () => {
  it('bring no script of a foreign editor along', async () => {
    const facade = { footer_infoblock: '<p onclick="x">ООО</p><script>alert(1)</script>' }
    answers['/wp-json/v1/all_settings'] = { ...settings, facade }
    const { settings: read } = documents({ isRemote: true })
    expect((await read('ru'))?.facade.footerInfo).toBe('<p>ООО</p>')
  })

  it('are asked for with the time bucket, past every cache', async () => {
    const remote = documents({ isRemote: true })
    await remote.settings('en')
    await remote.catalogue('en', 3)
    const t = Date.parse('2026-03-06T12:33:00Z')
    expect(requests).toEqual([
      `/wp-json/v1/all_settings?t=${t}`,
      `/wp-json/v1/all_settings?t=${t}&lang=en`,
      `/wp-content/uploads/app_sync/prices-3.json?lang=en&nocache=${clock.getTime()}`,
    ])
  })

  it('are asked for again in the next three minutes, not before', async () => {
    const remote = documents({ isRemote: true })
    await remote.settings('ru')
    clock = new Date('2026-03-06T12:35:59Z')
    await remote.settings('ru')
    expect(requests).toHaveLength(1)
    clock = new Date('2026-03-06T12:36:00Z')
    await remote.settings('ru')
    expect(requests).toHaveLength(2)
  })

  it('stay when that server fails', async () => {
    const remote = documents({ isRemote: true })
    await remote.settings('ru')
    answers = {}
    clock = new Date('2026-03-06T13:00:00Z')
    expect((await remote.settings('ru'))?.seo.name).toBe('Скатерть')
  })
})
