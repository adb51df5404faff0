import type { Settings } from '@samobranka/contract'
import type { OrderingSettings, Popup, WorkTime } from '@samobranka/rules'

/** What a page must know to tell a visitor of closed doors and of the operator's news. */
export interface Notices {
  readonly warehouseId: number | null
  /** The chosen kitchen's hours; null while none is chosen. */
  readonly workTime: WorkTime | null
  readonly timeZone: string
  /** Those that may concern this kitchen, whatever the hour: a page is kept for minutes, a popup ends on time. */
  readonly popups: readonly Popup[]
  readonly ordering: OrderingSettings
}

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
