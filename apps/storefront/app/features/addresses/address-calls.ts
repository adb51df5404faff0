import { type Address, addAddress, changeAddress, removeAddress } from '@samobranka/contract'
import { callApi } from '../../catalogue-access/call-api.ts'

/** A new address, or the one of that number as it is now. */
export function keepAddress(address: Address, id: number | null) {
  const body = { userId: null, address: { ...address, id: null } }
  return id === null ? callApi(addAddress, { body }) : callApi(changeAddress, { query: { id }, body })
}

export function forgetAddress(id: number) {
  return callApi(removeAddress, { query: { id } })
}
