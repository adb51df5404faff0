import { COMMON_REFUSALS, endpoints, PROBLEM_CODES } from '@samobranka/contract'
import { isKey, isOfficeKey, LANGUAGES, loadWords } from '@samobranka/dictionary'
import { expect, it } from 'vitest'
import type { RefusalCode } from './refusal.ts'
import { refusalWords } from './refusal-words.ts'

const codes = [
  ...new Set([...COMMON_REFUSALS, ...PROBLEM_CODES, ...endpoints.flatMap(({ refusals }) => refusals)]),
].sort()

it.each(LANGUAGES.map(({ code }) => code))(
  'every refusal of the contract is said in %s',
  async (language) => {
    const words = await loadWords(language)
    const isSaid = (code: string): code is RefusalCode =>
      isKey(words, `refusal.${code}`) || isOfficeKey(`office.refusal.${code}`)
    expect(codes.filter((code) => !isSaid(code))).toEqual([])
    const said = await Promise.all(
      codes.filter(isSaid).map((code) =>
        refusalWords(language, code, {
          time: '1:00',
          field: 'phone',
          sum: '100 ₽',
          who: 'Anna',
          count: 2,
        }),
      ),
    )
    expect(said.filter((text) => text === '' || /refusal\.|\{/.test(text))).toEqual([])
  },
)
