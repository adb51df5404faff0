import { beforeEach, expect, it } from 'vitest'
import { forgetPerson } from './forget-person.ts'

const vera = {
  id: 9001,
  phone: '+79000000001',
  name: 'Вера Лугова',
  email: 'vera@example.com',
  birth: '17.11.1991',
  referralCode: 'ВЕРА1991',
}

class MemoryStorage implements Storage {
  readonly #kept = new Map<string, string>()
  get length() {
    return this.#kept.size
  }
  key = (at: number) => [...this.#kept.keys()][at] ?? null
  getItem = (key: string) => this.#kept.get(key) ?? null
  setItem = (key: string, value: string) => void this.#kept.set(key, value)
  removeItem = (key: string) => void this.#kept.delete(key)
  clear = () => this.#kept.clear()
}

let storage: MemoryStorage
const left = () => Array.from({ length: storage.length }, (_, at) => storage.key(at))

beforeEach(() => {
  storage = new MemoryStorage()
})

it.each([
  ['the account itself', 'samobranka:user', JSON.stringify(vera)],
  ['a form with the name', 'samobranka:contact', '{"name":"Вера Лугова"}'],
  ['a form with the phone as it was typed', 'samobranka:message', '{"phone":"+7 (900) 000-00-01"}'],
  ['the birthday', 'samobranka:draft', '{"birth":"17.11.1991"}'],
  ['the referral code', 'samobranka:referral', 'ВЕРА1991'],
])('takes away %s', (_what, key, text) => {
  storage.setItem(key, text)
  forgetPerson(vera, [storage])
  expect(left()).toEqual([])
})

it('leaves the cart, the place and what other scripts keep', () => {
  storage.setItem('samobranka:cart', '{"lines":[{"productId":1101,"count":1}]}')
  storage.setItem('samobranka:place', '{"title":"Садовая улица, 14"}')
  storage.setItem('metrics', 'Вера Лугова')
  forgetPerson(vera, [storage])
  expect(left()).toEqual(['samobranka:cart', 'samobranka:place', 'metrics'])
})

it('takes away the account of somebody it no longer knows', () => {
  storage.setItem('samobranka:user', '{}')
  forgetPerson(null, [storage])
  expect(left()).toEqual([])
})

it('does not find an empty name everywhere', () => {
  storage.setItem('samobranka:cart', '{}')
  forgetPerson({ ...vera, name: '', email: '', birth: null, referralCode: '' }, [storage])
  expect(left()).toEqual(['samobranka:cart'])
})
