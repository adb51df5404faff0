import { type Address, addAddress, changeAddress } from '@samobranka/contract'
import { callApi } from '../../catalogue-access/call-api.ts'
import { isCustomer, useAccount } from '../account/index.ts'

/** A customer's new address is kept for the next time; that it could not be is no reason to stop an order. */
export async function saveAddress(address: Address): Promise<void> {
  const { customer, addresses } = useAccount.getState()
  if (!isCustomer(customer) || addresses === null) return
  const known = addresses.find((saved) => isSame(saved, address))
  if (known) return changeDoor(known, address)
  const reply = await callApi(addAddress, { body: { userId: customer.id, address } })
  if (reply.ok) useAccount.setState({ addresses: [...addresses, reply.value] })
}

/** The same flat with another code at the door: what was said last is kept. */
async function changeDoor(known: Address, { doorCode, leaveAtDoor, comment }: Address): Promise<void> {
  // Found by search instead of taken from the list: nothing was said of its door this time.
  if (doorCode === '' && !leaveAtDoor && comment === '') return
  const changed = { ...known, doorCode, leaveAtDoor, comment }
  if (JSON.stringify(changed) === JSON.stringify(known) || known.id === null) return
  const body = { userId: null, address: { ...changed, id: null } }
  const reply = await callApi(changeAddress, { query: { id: known.id }, body })
  if (!reply.ok) return
  const addresses = useAccount.getState().addresses ?? []
  const others = addresses.map((saved) => (saved.id === known.id ? reply.value : saved))
  useAccount.setState({ addresses: others })
}

const isSame = (one: Address, other: Address): boolean =>
  one.line === other.line && one.flat === other.flat && one.entrance === other.entrance
