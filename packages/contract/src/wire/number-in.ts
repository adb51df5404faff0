const NUMBER = /^-?\d+(?:[.,]\d+)?$/

/**
 * The number a value means, or null. Never through Number(value): an object that has a `toString` of its own,
 * as any JSON may, throws there.
 */
export const numberIn = (wire: unknown): number | null => {
  if (typeof wire === 'number') return Number.isFinite(wire) ? wire : null
  if (typeof wire !== 'string') return null
  const text = wire.trim()
  return NUMBER.test(text) ? Number(text.replace(',', '.')) : null
}
