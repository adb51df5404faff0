import type { Popup } from '../model/popup.ts'
import { isTimely, type PopupMoment } from './is-due.ts'

export interface OrderingSettings {
  /** `product_disable_buy`. */
  readonly buyingDisabled: boolean
  /** `disable_ordering`: warehouse ids. */
  readonly orderingDisabledAt: readonly number[]
}

export type OrderingDisabled = { readonly why: 'setting' } | { readonly why: 'popup'; readonly popup: Popup }

/** Why no order is taken at the warehouse; null when one is. A popup that is due says it in its own words. */
export function orderingDisabled(
  popups: readonly Popup[],
  settings: OrderingSettings,
  moment: PopupMoment,
): OrderingDisabled | null {
  const { warehouseId } = moment
  const isHere = (ids: readonly number[]) => warehouseId !== null && ids.includes(warehouseId)
  const popup = popups.find((each) => isHere(each.disablesOrderingAt) && isTimely(each, moment))
  if (popup) return { why: 'popup', popup }
  return settings.buyingDisabled || isHere(settings.orderingDisabledAt) ? { why: 'setting' } : null
}
