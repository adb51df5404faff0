import { expect, it } from 'vitest'
import { checkVersion } from './check-version.ts'

function storageWith(kept: Record<string, string>) {
  const things = new Map(Object.entries(kept))
  return {
    things,
    getItem: (key: string) => things.get(key) ?? null,
    setItem: (key: string, value: string) => void things.set(key, value),
    removeItem: (key: string) => void things.delete(key),
  }
}

const own = {
  'samobranka:place': 'p',
  'samobranka:consent': 'all',
  'samobranka:favourites': '[1]',
}
const kept = { ...own, 'samobranka:cart': 'c', 'samobranka:discounts': 'd' }

it('another version takes the cart and the discounts, and nothing of the visitor’s own', () => {
  const storage = storageWith({ ...kept, 'samobranka:version': '2.0.15' })
  expect(checkVersion('2.0.16', storage)).toBe(true)
  expect(Object.fromEntries(storage.things)).toEqual({ ...own, 'samobranka:version': '2.0.16' })
  expect(checkVersion('2.0.16', storage)).toBe(false)
})

it('the same version takes nothing', () => {
  const storage = storageWith({ ...kept, 'samobranka:version': '2.0.15' })
  expect(checkVersion('2.0.15', storage)).toBe(false)
  expect(storage.things.get('samobranka:cart')).toBe('c')
})

it('a first visit is remembered and loses nothing', () => {
  const storage = storageWith(own)
  expect(checkVersion('2.0.15', storage)).toBe(false)
  expect(Object.fromEntries(storage.things)).toEqual({ ...own, 'samobranka:version': '2.0.15' })
})

it('a cart without a version is of another one', () => {
  const storage = storageWith(kept)
  expect(checkVersion('2.0.15', storage)).toBe(true)
  expect(Object.fromEntries(storage.things)).toEqual({ ...own, 'samobranka:version': '2.0.15' })
})

it('a forbidden storage is no reason to stop', () => {
  const forbidden = () => {
    throw new Error('denied')
  }
  expect(checkVersion('1', { getItem: forbidden, setItem: forbidden, removeItem: forbidden })).toBe(false)
})
