import type { ZoneAnswer } from './zone-at.ts'

/** The kitchen that cooks everything, in a shop that has but one. */
export function onlyKitchen(settings: {
  readonly singleStockMode: boolean
  readonly singleStockId: number | null
}): number | null {
  return settings.singleStockMode ? settings.singleStockId : null
}

/** What a zone costs and how long it takes stays its own; who cooks for it is the only kitchen. */
export function cookedAt(found: ZoneAnswer, kitchen: number | null): ZoneAnswer {
  if (kitchen === null || found.kind !== 'inside') return found
  return { ...found, terms: { ...found.terms, warehouseId: kitchen } }
}
