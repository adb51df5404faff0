import { describe, expect, it } from 'vitest'
import type { Currency } from '../model/currency.ts'
import { convert } from './convert.ts'
import { formatMoney } from './format-money.ts'

const rouble: Currency = { code: 'RUB', symbol: '₽', rate: 1, decimals: 2, isDefault: true }
const dollar: Currency = { code: 'USD', symbol: '$', rate: 0.0125, decimals: 2, isDefault: false }
const yen: Currency = { code: 'JPY', symbol: '¥', rate: 1.9, decimals: 0, isDefault: false }
const dinar: Currency = { code: 'BHD', symbol: 'BD', rate: 0.0047, decimals: 3, isDefault: false }

describe('formatMoney', () => {
  it.each([
    [0, '0\u202F₽'],
    [100, '1\u202F₽'],
    [99_900, '999\u202F₽'],
    [129_000, '1\u202F290\u202F₽'],
    [123_456_789_00, '123\u202F456\u202F789\u202F₽'],
  ])('[M5] shows %d kopecks with narrow no-break spaces', (sum, text) => {
    expect(formatMoney(sum, rouble, 'ru')).toBe(text)
  })

  it('[M6] shows minor units only when they are not zero', () => {
    expect(formatMoney(129_050, rouble, 'ru')).toBe('1\u202F290,50\u202F₽')
    expect(formatMoney(5, rouble, 'ru')).toBe('0,05\u202F₽')
    expect(formatMoney(100_005, rouble, 'ru')).toBe('1\u202F000,05\u202F₽')
    expect(formatMoney(8_000, dollar, 'en')).toBe('$1')
  })

  it.each([
    [59_000, dollar, 738],
    [40, dollar, 1],
    [39, dollar, 0],
    [59_000, yen, 1121],
    [100, yen, 2],
    [25, yen, 0],
    [59_000, dinar, 2773],
  ])('[M7] converts %d by the rate, half up to the decimals', (sum, currency, expected) => {
    expect(convert(sum, currency)).toBe(expected)
  })

  it('[M7] shows as many decimals as the currency has', () => {
    expect(formatMoney(59_000, dollar, 'ru')).toBe('7,38\u202F$')
    expect(formatMoney(59_000, yen, 'ru')).toBe('1\u202F121\u202F¥')
    expect(formatMoney(59_000, dinar, 'ru')).toBe('2,773\u202FBD')
  })

  it('[M8] shows the currency of charge as it is charged, whatever its rate and decimals say', () => {
    const odd = { ...rouble, rate: 3, decimals: 0 }
    expect(convert(12_345, odd)).toBe(12_345)
    expect(formatMoney(12_345, odd, 'ru')).toBe('123,45\u202F₽')
  })

  it('[M9] writes the decimal mark of the language', () => {
    expect(
      ['ru', 'de', 'kk', 'en', 'hi', 'zh-CN'].map((language) => formatMoney(150, rouble, language)),
    ).toEqual(['1,50', '1,50', '1,50', '1.50', '1.50', '1.50'].map((text) => `${text}\u202F₽`))
  })

  it('[M11] writes the signs that English puts first before the number', () => {
    expect(formatMoney(41_600, dollar, 'en')).toBe('$5.20')
    expect(formatMoney(-41_600, dollar, 'en')).toBe('\u2212$5.20')
    expect(formatMoney(41_600, dollar, 'de')).toBe('5,20\u202F$')
    expect(formatMoney(41_600, rouble, 'en')).toBe('416\u202F₽')
    expect(formatMoney(59_000, dinar, 'en')).toBe('2.773\u202FBD')
  })

  it('[M10] writes a negative sum with a minus sign', () => {
    expect(formatMoney(-10_000, rouble, 'ru')).toBe('\u2212100\u202F₽')
    expect(formatMoney(-5, rouble, 'ru')).toBe('\u22120,05\u202F₽')
  })
})
