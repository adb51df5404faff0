import { expect, it } from 'vitest'
import { translatedInto } from './translated-into.ts'

it('names the languages that any part is translated into', () => {
  const document = {
    badges: [{ name: 'Хит', translations: { tt: {} } }],
    translations: { en: {} },
    acf: null,
  }
  expect([...translatedInto(document)]).toEqual(['tt', 'en'])
})
