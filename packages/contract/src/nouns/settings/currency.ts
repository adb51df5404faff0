import type { Currency } from '@samobranka/rules'
import type { Codec } from '../../wire/codec.ts'
import { flag } from '../../wire/flag.ts'
import { noun } from '../../wire/noun.ts'
import { count } from '../../wire/number.ts'
import { word } from '../../wire/text.ts'

export const currency: Codec<Currency> = noun<Currency>('Currency', {
  code: ['code', word],
  symbol: ['symbol', word],
  rate: ['rate', count, 1],
  decimals: ['decimals', count, 2],
  isDefault: ['default', flag, false],
})
