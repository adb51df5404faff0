import type { Money } from '@samobranka/rules'

/** «1 290,50» as a person types it; null where it is no sum. */
export function readSum(text: string): Money | null {
  const plain = text.replace(/[\s\u00a0\u202f₽]/g, '').replace(',', '.')
  const [, whole, minor = ''] = /^(\d{1,7})(?:\.(\d{0,2}))?$/.exec(plain) ?? []
  return whole === undefined ? null : Number(whole) * 100 + Number(minor.padEnd(2, '0'))
}

/** The same back into a field. */
export const writeSum = (sum: Money): string =>
  sum % 100 === 0 ? String(sum / 100) : (sum / 100).toFixed(2).replace('.', ',')
