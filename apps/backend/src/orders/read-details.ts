import type { OrderDetails } from './order-record.ts'

/** `orders.body` as it is known today: an address of an older order says nothing of the door. */
export function readDetails(body: string): OrderDetails {
  const details: OrderDetails = JSON.parse(body)
  const { address } = details
  if (!address) return details
  return {
    ...details,
    address: { ...address, doorCode: address.doorCode ?? '', leaveAtDoor: address.leaveAtDoor ?? false },
  }
}
