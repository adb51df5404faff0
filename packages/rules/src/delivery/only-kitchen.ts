import type { ZoneAnswer } from './zone-at.ts'

/** The kitchen that cooks everything, in a shop that has but one; where it is not named, the one there is. */
export function onlyKitchen(
  settings: { readonly singleStockMode: boolean; readonly singleStockId: number | null },
  warehouses: readonly { readonly id: number }[],
): number | null {
  if (!settings.singleStockMode) return null
  return settings.singleStockId ?? (warehouses.length === 1 ? (warehouses[0]?.id ?? null) : null)
}

/** What a zone costs and how long it takes stays its own; who cooks for it is the only kitchen. */
export function cookedAt(found: ZoneAnswer, kitchen: number | null): ZoneAnswer {
  if (kitchen === null || found.kind !== 'inside') return found
  return { ...found, terms: { ...found.terms, warehouseId: kitchen } }
}
