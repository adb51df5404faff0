const SPACES = /[\s\u00a0\u2009\u202f]/g
const DECIMAL = /^(-?)(\d+)(?:\.(\d+)|,(\d{1,2}))?$/

/**
 * A decimal of at most two meaningful digits as an integer of hundredths, rounded half up; null when it is none.
 * Goes through the digits, because 1.005 × 100 is 100.49999999999999.
 */
export const hundredths = (wire: unknown): number | null => {
  if (typeof wire === 'number') {
    if (Number.isSafeInteger(wire)) return safe(wire * 100)
    return Number.isFinite(wire) && Math.abs(wire) < 1e15 ? fromDigits(wire.toFixed(6)) : null
  }
  return typeof wire === 'string' ? fromDigits(wire.replace(SPACES, '')) : null
}

const fromDigits = (text: string): number | null => {
  const match = DECIMAL.exec(text)
  if (!match) return null
  const digits = (match[3] ?? match[4] ?? '').padEnd(3, '0')
  const up = digits.charCodeAt(2) >= 53 ? 1 : 0
  const size = Number(match[2]) * 100 + Number(digits.slice(0, 2)) + up
  return safe(match[1] && size > 0 ? -size : size)
}

const safe = (value: number): number | null => (Number.isSafeInteger(value) ? value : null)

/** 129050 → "1290.50" */
export const decimal = (value: number): string => {
  const size = Math.abs(value)
  const cents = size % 100
  const whole = (size - cents) / 100
  return `${value < 0 ? '-' : ''}${whole}.${cents < 10 ? '0' : ''}${cents}`
}
