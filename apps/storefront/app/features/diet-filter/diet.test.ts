import { preferencesAvoiding } from '@samobranka/rules'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { leave, useAccount } from '../account/index.ts'
import { startDiet } from './diet.ts'
import { keepDiet, useDiet } from './diet-store.ts'
import { DIET_KEY, NO_DIET } from './kept-diet.ts'

const sent = vi.hoisted(() => vi.fn())
vi.mock('./send-preferences.ts', () => ({ sendPreferences: sent }))

const anna = { id: 7, phone: '', name: '', email: '', birth: null, referralCode: '' }
const kept = () => JSON.parse(localStorage.getItem(DIET_KEY) ?? 'null')
let stop = () => {}

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
    key: (at: number) => [...kept.keys()][at] ?? null,
    get length() {
      return kept.size
    },
  })
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('removeEventListener', () => {})
  useDiet.setState(NO_DIET, true)
  useAccount.setState({ customer: null, preferences: null })
  sent.mockReset().mockImplementation(async (value) => ({ ok: true, value }))
  stop = startDiet()
})
afterEach(() => {
  stop()
  vi.unstubAllGlobals()
})

it('keeps a visitor’s own, with the style the next page begins with', () => {
  keepDiet({ avoided: ['meat'], only: true })
  expect(kept()).toMatchObject({ avoided: ['meat'], only: true, owner: null })
  expect(kept().style).toContain('[data-contains~=meat]')
})

it('tells the next page that there are some, and not which', () => {
  const page = { cookie: '' }
  vi.stubGlobal('document', page)
  keepDiet({ avoided: [] })
  expect(page.cookie).toBe('')
  keepDiet({ avoided: ['meat'] })
  expect(page.cookie).toMatch(/^tastes=1;/)
})

it('joins a visitor’s with the account’s at a login, and sends them once', async () => {
  keepDiet({ avoided: ['spicy'], only: true })
  useAccount.setState({ customer: anna, preferences: preferencesAvoiding(['garlic']) })
  await vi.waitFor(() =>
    expect(sent).toHaveBeenCalledExactlyOnceWith(preferencesAvoiding(['garlic', 'spicy'])),
  )
  expect(useDiet.getState()).toEqual({ avoided: ['garlic', 'spicy'], only: true, owner: 7 })
})

it('follows the account where they are the customer’s own: what was unticked elsewhere does not come back', () => {
  keepDiet({ avoided: ['garlic', 'meat'], owner: 7 })
  useAccount.setState({ customer: anna, preferences: preferencesAvoiding(['meat']) })
  expect(useDiet.getState().avoided).toEqual(['meat'])
  expect(sent).not.toHaveBeenCalled()
})

it('takes nothing of one customer to the next', () => {
  keepDiet({ avoided: ['garlic'], only: true, owner: 3 })
  useAccount.setState({ customer: anna, preferences: preferencesAvoiding([]) })
  expect(useDiet.getState().avoided).toEqual([])
  expect(sent).not.toHaveBeenCalled()
})

it('forgets them at a logout', () => {
  useAccount.setState({ customer: anna, preferences: preferencesAvoiding(['meat']) })
  leave()
  expect([useDiet.getState(), kept()]).toEqual([NO_DIET, null])
})
