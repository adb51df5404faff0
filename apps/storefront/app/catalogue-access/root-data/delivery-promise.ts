import type { Money } from '@samobranka/rules'

/** What a zone promises: how soon, and for how much. The browser only compares instants: it has no rules of hours yet. */
export interface DeliveryPromise {
  readonly zoneId: number | null
  readonly warehouseId: number
  /** The courier's way. */
  readonly way: number
  readonly price: Money
  /** In minutes from now, until the epoch's millisecond at which it can be had no more. */
  readonly soon: { readonly from: number; readonly to: number; readonly until: number } | null
  /** The first time to be had where nothing is soon, and the millisecond at which it is no news any more. */
  readonly later: { readonly text: string; readonly until: number } | null
}
