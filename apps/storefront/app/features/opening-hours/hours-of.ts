import type { Settings } from '@samobranka/contract'
import type { WorkTime } from '@samobranka/rules'

/** The hours that say whether the shop is open for a guest: the chosen kitchen's, or all while none is chosen. */
export function hoursOf(
  { warehouses }: Pick<Settings, 'warehouses'>,
  warehouseId: number | null,
): WorkTime[] {
  return warehouses.flatMap(({ id, workTime }) =>
    warehouseId === null || id === warehouseId ? workTime : [],
  )
}
