import { officeRequests } from '@samobranka/contract'
import { useEffect, useState } from 'react'
import { useOfficeEvents } from '../../api/live/use-office-events.ts'
import { useCall } from '../../api/use-call.ts'
import { useMay } from '../../session/me.ts'
import { useKitchens } from '../../session/use-kitchens.ts'
import { ring, silence } from '../../shell/sound/ring.ts'
import { useOrderList } from '../orders-at-work/use-order-list.ts'
import { type NotedOrders, noteOrders, ringingOrders } from './ringing-orders.ts'

const BOARD = {}
const OPEN = { query: { state: 'open' } } as const

/**
 * Rings while an order of the kitchens that are looked at is new or a request is nobody's, whatever screen is open; to
 * those who can take it.
 */
export function NewOrdersRing() {
  const may = useMay()
  return may('orders.accept') && <Ring />
}

function Ring() {
  const may = useMay()
  const { isShown } = useKitchens()
  const { data: open } = useCall(officeRequests, OPEN, {
    liveBy: ['request'],
    isOff: !may('requests.work'),
  })
  const { orders, askedAt } = useOrderList(BOARD)
  const [noted, setNoted] = useState<NotedOrders>(new Map())
  useOfficeEvents('order', ({ kitchen, data }) => {
    if (isShown(kitchen)) setNoted((before) => noteOrders(before, data, Date.now()))
  })

  const mine = orders.filter(({ kitchen }) => isShown(kitchen))
  const isAsked = open?.requests.some(({ takenAt }) => takenAt === null) ?? false
  const ringing = ringingOrders(mine, askedAt, noted)
  const isRinging = isAsked || ringing.size > 0
  const isLoud = mine.some(({ id, alerted }) => alerted && ringing.has(id))
  useEffect(() => {
    if (isRinging) ring('orders', isLoud)
    else silence()
  }, [isRinging, isLoud])
  // Whoever signs out is not rung for.
  useEffect(() => () => silence(), [])
  return null
}
