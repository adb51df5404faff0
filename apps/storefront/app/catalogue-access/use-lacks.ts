import { useRootData } from './root-data/root-data.ts'

/** Calls without which a part of the shop is not shown. */
export type OptionalCall =
  | 'promoTerms'
  | 'guestSwitches'
  | 'locateAddress'
  | 'wishDelivery'
  | 'quoteOrder'
  | 'placeOrder'
  | 'orderById'
  | 'requestOrderCall'
  | 'sendMessage'
  | 'applyPromocode'
  | 'applyReferral'
  | 'changeUser'
  | 'exportUser'
  | 'deleteUser'
  | 'changeAddress'
  | 'removeAddress'
  | 'pushPublicKey'

/** Whether the server behind the shop does not have this call: what needs it is not shown then. */
export function useLacks(call: OptionalCall): boolean {
  return useRootData()?.lacking.includes(call) ?? false
}
