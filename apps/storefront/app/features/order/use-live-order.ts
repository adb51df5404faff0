import type { Order } from '@samobranka/contract'
import { isFinal } from '@samobranka/rules'
import { useCallback, useEffect, useState } from 'react'
import { keepOrderKey, orderKey } from '../../catalogue-access/order-keys.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { loadLater } from '../../startup/load-later.ts'
import { lookAgain } from '../../startup/look-again.ts'
import { mayBeCustomer } from '../account/index.ts'
import { watch } from '../realtime/index.ts'
import { newer } from './newer.ts'
import { forReader } from './order-view.ts'

/** While events come, a look now and then; without them it is the only way to know. */
const CALM_MS = 30_000
const POLL_MS = 5_000

export interface LiveOrder {
  readonly order: Order
  /** Nobody answers: what is shown may be old. */
  readonly lost: boolean
  readonly refresh: () => Promise<void>
  readonly take: (order: Order) => void
}

/** The order as it goes: told by events, looked after by asking again, never trusting that none was missed. */
export function useLiveOrder(loaded: Order): LiveOrder {
  const { language } = useI18n()
  const [order, setOrder] = useState(loaded)
  const [lost, setLost] = useState(false)
  const [live, setLive] = useState(false)
  const { id } = loaded

  useEffect(() => {
    setOrder((known) => newer(known, loaded))
    if (loaded.key) keepOrderKey(loaded.id, loaded.key, mayBeCustomer())
  }, [loaded])

  const refresh = useCallback(async () => {
    const answer = await loadLater(() => import('./order-calls.ts'))
      .then(({ askOrder }) => askOrder(id, orderKey(id), language))
      .catch(() => null)
    // Superseded by a later question of ours, or no network: the later one will tell.
    setLost(answer === null)
    if (answer?.ok) setOrder((known) => newer(known, forReader(answer.value)))
  }, [id, language])

  const final = isFinal(order.status)
  useEffect(() => void refresh(), [refresh])

  useEffect(() => {
    if (final) return
    const key = orderKey(id)
    return watch(`private-order-${id}`, {
      events: { status: () => void refresh() },
      onOpen: () => {
        setLive(true)
        // What happened between the last question and this moment nobody told.
        void refresh()
      },
      onReconnect: () => void refresh(),
      ...(key ? { key } : {}),
    })
  }, [id, final, refresh])

  const everyMs = final ? null : live && !lost ? CALM_MS : POLL_MS
  useEffect(() => lookAgain(() => void refresh(), everyMs, 'online', 'pageshow'), [everyMs, refresh])

  const take = useCallback((next: Order) => setOrder((known) => newer(known, forReader(next))), [])
  return { order, lost, refresh, take }
}
