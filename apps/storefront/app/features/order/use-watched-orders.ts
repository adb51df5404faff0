import { type Order, orderById } from '@samobranka/contract'
import { isFinal } from '@samobranka/rules'
import { useEffect, useMemo, useState } from 'react'
import { callApi } from '../../catalogue-access/call-api.ts'
import { endOrder, orderKey } from '../../catalogue-access/order-keys.ts'
import { useAccount } from '../account/index.ts'
import { watch } from '../realtime/index.ts'
import { newer } from './newer.ts'

/** Beside other pages nobody counts the seconds: a network that is bad, or paid by the byte, is asked seldom. */
const CALM_MS = 90_000
const POLL_MS = 30_000

/** The orders that are on their way, as they go; those that have come to their end leave the list. */
export function useWatchedOrders(ids: string): readonly Order[] {
  const [orders, setOrders] = useState<readonly Order[]>([])
  useEffect(() => {
    const wanted = ids.split(' ')
    let stopped = false
    let live = false
    let timer: ReturnType<typeof setTimeout>
    const take = (order: Order) =>
      setOrders((known) => {
        const before = known.find(({ id }) => id === order.id)
        return [...known.filter(({ id }) => id !== order.id), before ? newer(before, order) : order]
      })
    const ask = async (id: string) => {
      const key = orderKey(id)
      const reply = await callApi(orderById, { params: { id }, query: key === null ? {} : { key } })
      if (stopped) return
      if (reply.ok && !isFinal(reply.value.status)) take(reply.value)
      else if (reply.ok || reply.refusal.code === 'not_found') end(id)
    }
    const askAll = async () => {
      clearTimeout(timer)
      if (document.visibilityState === 'visible') await Promise.all(wanted.map(ask))
      if (stopped) return
      clearTimeout(timer)
      timer = setTimeout(askAll, live ? CALM_MS : POLL_MS)
    }
    const again = () => void askAll()
    const leave = wanted.map((id) => {
      const key = orderKey(id)
      return watch(`private-order-${id}`, {
        events: { status: () => void ask(id) },
        onOpen: () => {
          live = true
          // What happened between the last question and this moment nobody told.
          void ask(id)
        },
        onReconnect: () => void ask(id),
        ...(key ? { key } : {}),
      })
    })
    again()
    document.addEventListener('visibilitychange', again)
    return () => {
      stopped = true
      clearTimeout(timer)
      for (const stop of leave) stop()
      document.removeEventListener('visibilitychange', again)
    }
  }, [ids])
  return useMemo(() => orders.filter(({ id }) => ids.split(' ').includes(id)), [orders, ids])
}

function end(id: string): void {
  endOrder(id)
  useAccount.setState(({ activeOrder }) => (activeOrder === id ? { activeOrder: null } : {}))
}
