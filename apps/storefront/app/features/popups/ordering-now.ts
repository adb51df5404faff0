import { type Catalogue, hasNoGoods, orderingDisabled } from '@samobranka/rules'
import type { Notices } from '../../catalogue-access/root-data/notices.ts'
import { serverTime } from '../../catalogue-access/server-time.ts'

interface Here {
  readonly zoneId: number | null
  readonly catalogue: Catalogue | null
}

/** Why nothing can be ordered at this minute: the popup's own words, none where a setting says so; null when it can. */
export function orderingNow(notices: Notices, { zoneId, catalogue }: Here): string | null {
  const { popups, ordering, timeZone, warehouseId } = notices
  const stockEmpty = catalogue !== null && hasNoGoods(catalogue.products, warehouseId)
  const moment = { now: serverTime(), timeZone, warehouseId, zoneId, stockEmpty }
  const disabled = orderingDisabled(popups, ordering, moment)
  if (!disabled) return null
  return disabled.why === 'popup' ? disabled.popup.text || disabled.popup.title : ''
}
