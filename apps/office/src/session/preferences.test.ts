import { beforeEach, expect, it, vi } from 'vitest'

const kept = new Map<string, string>()
const html = { dataset: {} as Record<string, string> }
let isSystemDark = false

beforeEach(() => {
  vi.resetModules()
  kept.clear()
  html.dataset = {}
  isSystemDark = false
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
  })
  vi.stubGlobal('navigator', { language: 'ru-RU' })
  vi.stubGlobal('document', { documentElement: html })
  vi.stubGlobal('matchMedia', () => ({
    get matches() {
      return isSystemDark
    },
    addEventListener: () => undefined,
  }))
})

const open = () => import('./preferences.ts')

it('begin with the browser’s language, the system’s theme, sound, and every kitchen', async () => {
  const { currentPreferences } = await open()
  expect(currentPreferences()).toEqual({ theme: 'system', language: 'ru', isSoundOn: true, kitchens: [] })
})

it('are each person’s own on a shared device', async () => {
  const { changePreferences, currentPreferences, preferencesOf } = await open()
  preferencesOf(7)
  changePreferences({ theme: 'dark', language: 'en', isSoundOn: false, kitchens: [2, 3] })
  expect(html.dataset.theme).toBe('dark')
  preferencesOf(8)
  expect(currentPreferences()).toMatchObject({ theme: 'system', language: 'ru', isSoundOn: true })
  expect(html.dataset.theme).toBe('light')
  preferencesOf(7)
  expect(currentPreferences()).toEqual({
    theme: 'dark',
    language: 'en',
    isSoundOn: false,
    kitchens: [2, 3],
  })
})

it('are there when the page is opened again, as the script before the first paint reads them', async () => {
  const first = await open()
  first.preferencesOf(7)
  first.changePreferences({ theme: 'dark' })
  expect(kept.get('samobranka-office:person')).toBe('7')
  expect(kept.get('samobranka-office:7:theme')).toBe('dark')
  vi.resetModules()
  expect((await open()).currentPreferences().theme).toBe('dark')
})

it('last as long as the page where the browser keeps nothing', async () => {
  vi.stubGlobal('localStorage', undefined)
  const { changePreferences, currentPreferences } = await open()
  changePreferences({ theme: 'light' })
  expect(currentPreferences().theme).toBe('light')
})
