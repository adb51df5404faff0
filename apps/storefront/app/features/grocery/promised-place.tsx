import { useEffect, useState } from 'react'
import type { DeliveryPromise } from '../../catalogue-access/root-data/delivery-promise.ts'
import { serverTime } from '../../catalogue-access/server-time.ts'
import { useMoney, useTranslate } from '../../i18n/i18n.tsx'
import { PlaceControl, usePlace } from '../place/index.ts'
import { promiseFor } from './delivery-promise.ts'

interface Props {
  readonly promises: readonly DeliveryPromise[]
  /** When the page was drawn. */
  readonly drawnAt: number
  /** How soon and for how much is this shop's first word; others say how soon once it is known where to. */
  readonly sellsByTime: boolean
  /** The operator does not want the price of delivery shown. */
  readonly hidesPrice: boolean
}

const MINUTE_MS = 60_000

/** The header's place with how soon it is brought there; in a dark store also what the way costs. */
export function PromisedPlace({ promises, drawnAt, sellsByTime, hidesPrice }: Props) {
  const t = useTranslate()
  const money = useMoney()
  const place = usePlace((state) => state.place)
  const now = useMinute(drawnAt, promises.length > 0)
  const delivered = place ? place.deliveryType === 'flat_rate' : sellsByTime
  const promise = delivered ? promiseFor(promises, place, now) : null
  if (!promise) return <PlaceControl />
  const { time, price, least } = promise
  const sum = least ? t('common.from', { sum: money(price) }) : money(price)
  const cost = price === 0 && !least ? t('delivery.free') : t('delivery.price', { sum })
  const when = typeof time === 'string' || time === null ? time : t('header.deliveryTime', time)
  const parts = sellsByTime ? [when, hidesPrice ? null : cost] : when ? [when, t('place.delivery')] : []
  const note = parts.filter(Boolean).join(' · ')
  return note ? <PlaceControl note={note} /> : <PlaceControl />
}

/** The page's own instant, then the clock's, minute by minute. */
function useMinute(drawnAt: number, running: boolean): number {
  const [now, setNow] = useState(drawnAt)
  useEffect(() => {
    if (!running) return
    const timer = setInterval(() => setNow(serverTime().getTime()), MINUTE_MS)
    return () => clearInterval(timer)
  }, [running])
  return now
}
