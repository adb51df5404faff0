import { allCoupons } from '@samobranka/contract'
import type { Coupon } from '@samobranka/rules'
import { callApi, type Reply } from '../../catalogue-access/call-api.ts'

/** Every coupon that this person may see. */
export function listCoupons(): Promise<Reply<readonly Coupon[]>> {
  return callApi(allCoupons, { query: { lang: document.documentElement.lang } })
}
