import { beforeEach, expect, it, vi } from 'vitest'
import { loadCatalogue, reloadCatalogue } from './load-catalogue.ts'

interface PendingRequest {
  readonly query: object
  answer(value: object): void
  fail(fault: Error): void
}
const { requests, warnings, stored } = vi.hoisted(() => ({
  requests: [] as PendingRequest[],
  warnings: [] as string[],
  stored: [] as unknown[],
}))

vi.mock('../../catalogue-access/browser-client.ts', () => ({
  browserClient: async () => ({
    call: (
      _endpoint: unknown,
      { readBytes, query }: { readBytes: (bytes: object) => Promise<unknown>; query: object },
    ) =>
      new Promise((resolve, reject) => {
        const answer = async (bytes: object) => resolve({ ok: true, value: await readBytes(bytes) })
        requests.push({ query, answer, fail: reject })
      }),
  }),
}))
vi.mock('./read-elsewhere.ts', () => ({ readElsewhere: async (bytes: object) => ({ whole: bytes }) }))
vi.mock('../../startup/load-later.ts', () => ({ loadLater: (load: () => unknown) => load() }))
vi.mock('../../startup/browser-log.ts', () => ({ logWarning: (text: string) => warnings.push(text) }))
vi.mock('../../catalogue-access/server-time.ts', () => ({
  serverTime: () => new Date('2026-03-06T12:00:00Z'),
}))
vi.mock('./catalogue-store.ts', () => ({
  storeCatalogue: ({ whole }: { whole: unknown }) => stored.push(whole),
  storeGoods: () => undefined,
}))

const wish = (language: 'ru' | 'en') => ({
  language,
  isDefaultLanguage: language === 'ru',
  visibility: { showsOutOfStock: true, warehouseId: null } as never,
  priceFilePath: null,
})
// The contract is read with the first question, which takes its time on a busy machine.
const whenAsked = (times: number) => expect.poll(() => requests.length, { timeout: 20_000 }).toBe(times)

beforeEach(() => {
  requests.length = 0
  warnings.length = 0
  stored.length = 0
})

it('a publish during a load ends it without a complaint, and the new one is not asked for twice', async () => {
  const first = loadCatalogue(wish('ru'))
  await whenAsked(1)
  const second = reloadCatalogue(wish('ru'))
  await whenAsked(2)
  requests[0]?.fail(new Error('ended by the next one'))
  await first
  expect(warnings).toEqual([])
  expect(loadCatalogue(wish('ru'))).toBe(second)
  requests[1]?.answer({ products: ['new'] })
  await second
  expect(stored).toEqual([{ products: ['new'] }])
  expect(requests).toHaveLength(2)
})

it('a load that fails by itself says so, and is asked for again', async () => {
  const first = loadCatalogue(wish('en'))
  await whenAsked(1)
  requests[0]?.fail(new Error('offline'))
  await first
  expect(warnings).toEqual(['The catalogue could not be loaded.'])
  const again = loadCatalogue(wish('en'))
  await whenAsked(2)
  requests[1]?.answer({ products: [] })
  await again
  expect(stored).toHaveLength(1)
})

it('a file is asked for by its three minutes and past every cache, a price file past every cache alone', async () => {
  const first = loadCatalogue(wish('ru'))
  await whenAsked(1)
  expect(requests[0]?.query).toEqual({ t: '1772798400000', nocache: '1772798400000' })
  requests[0]?.answer({ products: [] })
  await first
  void loadCatalogue({ ...wish('ru'), priceFilePath: '/wp-content/uploads/app_sync/price-1.json' })
  await whenAsked(2)
  expect(requests[1]?.query).toEqual({ nocache: '1772798400000' })
  void loadCatalogue({ ...wish('en'), priceFilePath: '/wp-content/uploads/app_sync/price-1.json' })
  await whenAsked(3)
  expect(requests[2]?.query).toEqual({ nocache: '1772798400000', lang: 'en' })
})
