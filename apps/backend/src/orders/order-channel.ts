import { VISITOR } from '../http/caller.ts'
import type { ChannelRight } from '../realtime/realtime-routes.ts'
import { findOrder } from './load-order.ts'
import { ownsOrder } from './owns-order.ts'

/** Whose page shows an order. */
export const orderChannel = (publicId: string): string => `private-order-${publicId}`

const ORDER = /^private-order-([\w-]{1,100})$/

export const rightToOrder: ChannelRight = async ({ db }, channel, caller, key) => {
  const publicId = ORDER.exec(channel)?.[1]
  const order = publicId === undefined ? undefined : await findOrder(db.sql, publicId)
  if (order === undefined || !ownsOrder(order, caller, key)) return null
  // Who holds the key listens as a guest does, whoever is logged in beside it.
  return key !== null && ownsOrder(order, VISITOR, key) ? 'key' : 'session'
}
