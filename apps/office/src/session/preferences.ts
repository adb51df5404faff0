import { useSyncExternalStore } from 'react'

const THEMES = ['system', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]
const OFFICE_LANGUAGES = ['ru', 'en'] as const
export type OfficeLanguage = (typeof OFFICE_LANGUAGES)[number]

/** What a person chose on this device. Several share a tablet: each has their own. */
export interface Preferences {
  readonly theme: Theme
  readonly language: OfficeLanguage
  readonly isSoundOn: boolean
  /** The kitchens that are looked at; none: all one may see. */
  readonly kitchens: readonly number[]
}

const PREFIX = 'samobranka-office:'
const NOBODY = 'nobody'

const system = matchMedia('(prefers-color-scheme: dark)')
system.addEventListener('change', applyTheme)

let person = read('person') ?? NOBODY
let preferences = load()
const listeners = new Set<() => void>()

/** A browser that keeps nothing still works: choices then last as long as the page. */
function read(name: string): string | null {
  try {
    return localStorage.getItem(PREFIX + name)
  } catch {
    return null
  }
}

function write(name: string, value: string): void {
  try {
    localStorage.setItem(PREFIX + name, value)
  } catch {
    // It is full or forbidden; the page goes by what is in memory.
  }
}

function oneOf<T extends string>(values: readonly T[], text: string | null): T | null {
  return values.find((value) => value === text) ?? null
}

function load(): Preferences {
  const usual = navigator.language.startsWith('ru') ? 'ru' : 'en'
  const kitchens = (read(`${person}:kitchens`) ?? '').split(',').map(Number)
  return {
    theme: oneOf(THEMES, read(`${person}:theme`)) ?? 'system',
    language: oneOf(OFFICE_LANGUAGES, read(`${person}:language`)) ?? usual,
    isSoundOn: read(`${person}:sound`) !== 'off',
    kitchens: kitchens.filter((id) => Number.isInteger(id) && id > 0),
  }
}

function show(changed: Preferences): void {
  preferences = changed
  applyTheme()
  for (const listener of listeners) listener()
}

/** The same as `start-theme.js` does before the first paint. */
function applyTheme(): void {
  const { theme } = preferences
  const isDark = theme === 'dark' || (theme === 'system' && system.matches)
  document.documentElement.dataset.theme = isDark ? 'dark' : 'light'
}

/** From now on the choices are those of this person; what `nobody` chose on the sign-in screen stays there. */
export function preferencesOf(id: number): void {
  if (person === String(id)) return
  person = String(id)
  write('person', person)
  show(load())
}

export function changePreferences(changes: Partial<Preferences>): void {
  const { theme, language, isSoundOn, kitchens } = { ...preferences, ...changes }
  write(`${person}:theme`, theme)
  write(`${person}:language`, language)
  write(`${person}:sound`, isSoundOn ? 'on' : 'off')
  write(`${person}:kitchens`, kitchens.join(','))
  show({ theme, language, isSoundOn, kitchens })
}

export const currentPreferences = (): Preferences => preferences

export const usePreferences = (): Preferences =>
  useSyncExternalStore((listener) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }, currentPreferences)
