import { isCustomer, useAccount } from './account-store.ts'
import { maySignedIn } from './stored-customer.ts'

/** Whether somebody is logged in here, also before the page has looked who. */
export function mayBeCustomer(): boolean {
  const { customer } = useAccount.getState()
  return isCustomer(customer) || (customer === 'unknown' && maySignedIn(document.cookie))
}
