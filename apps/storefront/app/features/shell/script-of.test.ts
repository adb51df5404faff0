import { readFileSync } from 'node:fs'
import { LANGUAGES } from '@samobranka/dictionary'
import { expect, it } from 'vitest'
import { type Script, scriptOf } from './script-of.ts'

const css = readFileSync(new URL('../../ui/styles/tokens.css', import.meta.url), 'utf8')
const rules = [...css.matchAll(/:root(?::is\([^{]+\)|:lang\(\w+\)) \{\s*--font-shop:\s*([^;]+);/g)]

const FACES: Readonly<Record<string, Script | null>> = {
  '"Onest Cyrillic"': 'cyrillic',
  '"Onest Vietnamese"': 'vietnamese',
  'system-ui': null,
}

it('preloads the file that the stylesheet writes the language with', () => {
  const styled = new Map(
    rules.flatMap(([rule, faces = '']) =>
      [...rule.matchAll(/:lang\((\w+)\)/g)].map(([, language]) => [
        language,
        FACES[faces.split(',')[0] ?? ''],
      ]),
    ),
  )
  expect(styled.size).toBe(8)
  for (const { code } of LANGUAGES) {
    const known = styled.get(code.slice(0, 2))
    expect(scriptOf(code), code).toBe(known === undefined ? 'latin' : known)
  }
})
