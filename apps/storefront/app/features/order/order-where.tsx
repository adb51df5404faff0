import type { Order } from '@samobranka/contract'
import type { Key, Translate } from '@samobranka/dictionary'
import { type DeliveryType, isFinal } from '@samobranka/rules'
import { useMemo } from 'react'
import { useTranslate } from '../../i18n/i18n.tsx'
import { CityMap, type MapPoint } from '../map/index.ts'
import { doorTexts } from '../place/index.ts'
import type { OrderSurroundings } from './order-view.ts'

const headings = {
  flat_rate: 'order.where',
  local_pickup: 'order.pickupFrom',
  lounge: 'order.tableWhere',
} as const satisfies Record<DeliveryType, Key>

interface Props {
  readonly order: Order
  readonly around: OrderSurroundings
}

/** Where it goes or is fetched, on the map too. */
export function OrderWhere({ order, around }: Props) {
  const t = useTranslate()
  const { kitchen } = around
  const delivered = order.deliveryType === 'flat_rate'
  const spot = order.deliveryType === 'local_pickup' ? (around.pickup ?? kitchen) : kitchen
  const where = delivered
    ? addressText(order, t)
    : spot
      ? [spot.name, spot.address].filter(Boolean).join(', ')
      : ''
  // The page is drawn every second; the map is not.
  const points = useMemo(() => pointsOf(order, around), [order, around])
  const route = useMemo(() => (points.length > 1 ? points.map(({ point }) => point) : []), [points])
  return (
    <section className="order-part">
      <h2>{t(headings[order.deliveryType])}</h2>
      {where ? <p>{where}</p> : null}
      {delivered && kitchen ? (
        <p className="text-small text-ink-soft">{t('place.kitchen', { name: kitchen.name })}</p>
      ) : null}
      {points.length > 0 && !(isFinal(order.status) && delivered) ? (
        <CityMap points={points} route={route} className="order-map" />
      ) : null}
    </section>
  )
}

function addressText({ address }: Order, t: Translate): string {
  if (!address) return ''
  return [address.line, ...doorTexts(address, t)].filter(Boolean).join(', ')
}

function pointsOf(order: Order, { kitchen, pickup }: OrderSurroundings): MapPoint[] {
  const points: MapPoint[] = []
  if (order.deliveryType === 'local_pickup' && pickup?.point)
    return [{ key: 'pickup', name: pickup.name, point: pickup.point, kind: 'pickup' }]
  if (kitchen?.point)
    points.push({ key: 'kitchen', name: kitchen.name, point: kitchen.point, kind: 'kitchen' })
  if (order.address?.point)
    points.push({ key: 'address', name: order.address.line, point: order.address.point, kind: 'address' })
  return points
}
