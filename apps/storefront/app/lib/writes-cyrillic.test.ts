import { readFileSync } from 'node:fs'
import { LANGUAGES } from '@samobranka/dictionary'
import { expect, it } from 'vitest'
import { writesCyrillic } from './writes-cyrillic.ts'

it('gives Cyrillic letters to the languages that the stylesheet writes with them', () => {
  const css = readFileSync(new URL('../ui/tokens.css', import.meta.url), 'utf8')
  const styled = [...css.matchAll(/:lang\((\w+)\)/g)].map(([, language]) => language)
  const written = LANGUAGES.map(({ code }) => code).filter(writesCyrillic)
  expect(styled.toSorted()).toEqual(written.toSorted())
})
