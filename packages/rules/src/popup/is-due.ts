import type { Popup } from '../model/popup.ts'
import { localTime } from '../time/local-time.ts'
import { isInPopupWindow } from './popup-window.ts'

export interface PopupMoment {
  readonly now: Date
  /** The warehouse's, or the shop's while none is chosen. */
  readonly timeZone: string
  readonly warehouseId: number | null
  readonly zoneId: number | null
  /** The warehouse has no goods. */
  readonly stockEmpty: boolean
}

/** Whether the popup speaks to this visitor now, seen or not. */
export function isDue(popup: Popup, moment: PopupMoment): boolean {
  return speaksOf(popup.warehouseIds, moment.warehouseId) && isTimely(popup, moment)
}

/** The same but for the warehouse: whom a popup tells and where it stops the orders are two lists. */
export function isTimely(popup: Popup, { now, timeZone, zoneId, stockEmpty }: PopupMoment): boolean {
  return (
    speaksOf(popup.zoneIds, zoneId) &&
    (stockEmpty || !popup.onlyWhenStockEmpty) &&
    !popup.bannedDays.includes(localTime(now, timeZone).weekday) &&
    isInPopupWindow(popup, now, timeZone)
  )
}

function speaksOf(ids: readonly number[], id: number | null): boolean {
  return ids.length === 0 || (id !== null && ids.includes(id))
}
