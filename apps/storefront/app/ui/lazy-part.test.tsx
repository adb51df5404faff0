import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createTranslator, loadWords } from '@samobranka/dictionary'
import { Suspense } from 'react'
import { prerender } from 'react-dom/static'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { I18nProvider } from '../i18n/i18n.tsx'
import { lazyPart } from './lazy-part.tsx'

const words = await loadWords('ru')
const rubles = { code: 'RUB', symbol: '₽', rate: 1, decimals: 0, isDefault: true } as const
const t = createTranslator(words, 'ru')

beforeEach(() => {
  for (const name of ['addEventListener', 'removeEventListener', 'dispatchEvent'])
    vi.stubGlobal(name, vi.fn())
})
afterEach(() => {
  vi.unstubAllGlobals()
})

async function drawn(part: ReturnType<typeof lazyPart<object>>): Promise<string> {
  const Part = part
  const i18n = { words, language: 'ru', overrides: {}, currency: rubles } as const
  const { prelude } = await prerender(
    <I18nProvider {...i18n}>
      <h1>Страница</h1>
      <Suspense fallback={null}>
        <Part />
      </Suspense>
    </I18nProvider>,
  )
  return new Response(prelude).text()
}

it('shows the part when its code is here', async () => {
  expect(await drawn(lazyPart(async () => () => <p>Часть</p>))).toContain('<p>Часть</p>')
})

it('leaves the page whole where the code is lost, with a way to ask again', async () => {
  const html = await drawn(lazyPart(() => Promise.reject(new TypeError('Failed to fetch'))))
  expect(html).toContain('Страница')
  expect(html).toContain(t('common.retry'))
})

/** Neither handed over as `() => import(…)` nor a lazy part's own. */
const isStray = (text: string): boolean =>
  text
    .split('\n')
    .some(
      (line) => /\bimport\('/.test(line) && !/=> import\('|(?:lazy|unseen)Part\(|typeof import\('/.test(line),
    )

it('is the only way: no module of the page asks for another without a second try', () => {
  const app = join(import.meta.dirname, '..')
  const strays = readdirSync(app, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .filter((file) => isStray(readFileSync(join(app, file), 'utf8')))
  expect(strays).toEqual([])
})
