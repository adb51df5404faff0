import { useMoney, useTranslate } from '../../lib/speech.tsx'
import { PlaceControl, usePlace } from '../place/index.ts'
import { type DeliveryPromise, promiseFor } from './delivery-promise.ts'

interface Props {
  readonly promises: readonly DeliveryPromise[]
  /** The operator does not want the price of delivery shown. */
  readonly hidesPrice: boolean
}

/** The header's place with what a dark store lives by: how soon, and what the way costs. */
export function PromisedPlace({ promises, hidesPrice }: Props) {
  const t = useTranslate()
  const money = useMoney()
  const place = usePlace((state) => state.place)
  const delivered = place === null || place.deliveryType === 'flat_rate'
  const promise = delivered ? promiseFor(promises, place) : null
  if (!promise) return <PlaceControl />
  const { from, to, price, least } = promise
  const sum = least ? t('common.from', { sum: money(price) }) : money(price)
  const cost = price === 0 && !least ? t('delivery.free') : t('delivery.price', { sum })
  const time = t('header.deliveryTime', { from, to })
  return <PlaceControl note={hidesPrice ? time : `${time} · ${cost}`} />
}
