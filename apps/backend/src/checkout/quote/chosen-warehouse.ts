import { onlyKitchen, type Warehouse } from '@samobranka/rules'
import type { LocalBusiness } from '../../publishing/local-business.ts'

/** The warehouse that was named, or the only one a shop of one kitchen has. */
export function chosenWarehouse(local: LocalBusiness, id: number | null): Warehouse | undefined {
  const { warehouses, operator } = local
  const wanted =
    id ?? onlyKitchen(operator, warehouses) ?? (warehouses.length === 1 ? warehouses[0]?.id : undefined)
  return warehouses.find((warehouse) => warehouse.id === wanted)
}
