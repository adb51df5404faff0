import { MINOR_UNITS, type Money } from '@samobranka/rules'

/** «2 000», «1500,50»: the sum as a person types it; null where it is none. */
export function typedMoney(text: string): Money | null {
  const plain = text.replace(/[\s\u00A0\u202F₽]/g, '').replace(',', '.')
  if (!/^\d{1,7}(?:\.\d{1,2})?$/.test(plain)) return null
  const sum = Math.round(Number(plain) * MINOR_UNITS)
  return sum > 0 ? sum : null
}
