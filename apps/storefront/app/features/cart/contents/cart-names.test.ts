import { beforeEach, expect, it } from 'vitest'
import { aProduct } from '../../../testing/goods.ts'
import { keepNames, keptName } from './cart-names.ts'

const storage = new Map<string, string>()
Object.assign(globalThis, {
  localStorage: {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
  },
})
const line = (productId: number) => ({ productId, variationId: null, supplements: [], count: 1 })
const eggs = new Map([[3, aProduct({ id: 3, name: 'Яйца' })]])

beforeEach(() => storage.clear())

it('knows what lies in the cart by name where the kitchen does not know it any more', () => {
  keepNames([line(3)], eggs)
  keepNames([line(3)], new Map())
  expect(keptName(3)).toBe('Яйца')
})

it('forgets what has left the cart', () => {
  keepNames([line(3)], eggs)
  keepNames([], eggs)
  expect(keptName(3)).toBeUndefined()
})

it('is not stopped by what another hand left in the storage', () => {
  for (const left of ['', '{', 'null', '7', '{"3":{}}']) {
    storage.set('samobranka:cart-names', left)
    expect(keptName(3)).toBeUndefined()
  }
})
