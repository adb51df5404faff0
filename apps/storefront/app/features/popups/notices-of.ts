import type { Settings } from '@samobranka/contract'
import type { Notices } from '../../catalogue-access/root-data/notices.ts'

export function noticesOf(settings: Settings, warehouseId: number | null): Notices {
  const { warehouses, popups, buyingDisabled, orderingDisabledAt } = settings
  const workTime = warehouses.find(({ id }) => id === warehouseId)?.workTime ?? null
  const isHere = (ids: readonly number[]) => warehouseId !== null && ids.includes(warehouseId)
  return {
    warehouseId,
    workTime,
    timeZone: (workTime ?? warehouses[0]?.workTime)?.timeZone ?? 'UTC',
    popups: popups.filter(
      ({ warehouseIds, disablesOrderingAt }) =>
        warehouseIds.length === 0 || isHere(warehouseIds) || isHere(disablesOrderingAt),
    ),
    ordering: { buyingDisabled, orderingDisabledAt: orderingDisabledAt.filter((id) => id === warehouseId) },
  }
}
