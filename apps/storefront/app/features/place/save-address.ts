import { type Address, addAddress } from '@samobranka/contract'
import { callApi } from '../../lib/call-api.ts'
import { isCustomer, useAccount } from '../account/index.ts'

/** A customer's new address is kept for the next time; that it could not be is no reason to stop an order. */
export async function saveAddress(address: Address): Promise<void> {
  const { customer, addresses } = useAccount.getState()
  if (!isCustomer(customer) || addresses === null) return
  if (addresses.some((saved) => isSame(saved, address))) return
  const reply = await callApi(addAddress, { body: { userId: customer.id, address } })
  if (reply.ok) useAccount.setState({ addresses: [...addresses, reply.value] })
}

const isSame = (one: Address, other: Address): boolean =>
  one.line === other.line && one.flat === other.flat && one.entrance === other.entrance
