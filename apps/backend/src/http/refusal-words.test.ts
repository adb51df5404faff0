import { COMMON_REFUSALS, endpoints, PROBLEM_CODES } from '@samobranka/contract'
import { createTranslator, isKey, LANGUAGES, loadWords } from '@samobranka/dictionary'
import { expect, it } from 'vitest'

const codes = [
  ...new Set([...COMMON_REFUSALS, ...PROBLEM_CODES, ...endpoints.flatMap(({ refusals }) => refusals)]),
].sort()

it.each(LANGUAGES.map(({ code }) => code))(
  'every refusal of the contract is said in %s',
  async (language) => {
    const words = await loadWords(language)
    const translate = createTranslator(words, language)
    const said = codes.map((code) => {
      const key = `refusal.${code}`
      return isKey(words, key) ? translate(key, { time: '1:00', field: 'phone', sum: '100 ₽' }) : key
    })
    expect(said.filter((text) => text === '' || text.startsWith('refusal.'))).toEqual([])
  },
)
