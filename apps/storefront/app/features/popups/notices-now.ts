import type { Translate } from '@samobranka/dictionary'
import { type Catalogue, hasNoGoods } from '@samobranka/rules'
import type { Notices } from '../../catalogue-access/root-data/notices.ts'
import { serverTime } from '../../catalogue-access/server-time.ts'
import { dueNotices, type Notice } from './due-notices.ts'
import { readSeen } from './seen-notices.ts'

interface Here {
  readonly zoneId: number | null
  /** null until it is here. */
  readonly catalogue: Catalogue | null
}

/** What there is to tell this visitor at this minute. */
export function noticesNow(notices: Notices, { zoneId, catalogue }: Here, t: Translate): readonly Notice[] {
  const stockEmpty = catalogue && hasNoGoods(catalogue.products, notices.warehouseId)
  return dueNotices(notices, { now: serverTime(), zoneId, stockEmpty }, readSeen(), t)
}
