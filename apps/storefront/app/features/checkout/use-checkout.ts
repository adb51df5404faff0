import type { OrderBody, Quote } from '@samobranka/contract'
import { allowedPayments, type DeliveryType, type PaymentMethod, percentOf } from '@samobranka/rules'
import { useEffect, useMemo, useRef } from 'react'
import { useRootData } from '../../catalogue-access/root-data/root-data.ts'
import type { Spot } from '../../catalogue-access/root-data/spot.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { usePhones } from '../account/index.ts'
import { useCart, wishTime } from '../cart/index.ts'
import { type Place, placeOf, usePlace } from '../place/index.ts'
import type { CheckoutKitchen, CheckoutView } from './checkout-view.ts'
import type { Draft } from './draft/draft.ts'
import { changeDraft, useDraft } from './draft/draft-store.ts'
import { orderBodyOf } from './draft/order-body.ts'
import type { Trouble } from './problems/trouble.ts'
import { useQuoted, whenOf, whereOf } from './quoting/quote-store.ts'
import { type Quoting, useQuote } from './quoting/use-quote.ts'
import { type TakeTimes, useTakeTimes } from './times/use-take-times.ts'

export interface Checkout extends Quoting {
  readonly view: CheckoutView
  readonly spots: readonly Spot[]
  readonly draft: Draft
  /** Whether the kept cart and draft have been read. */
  readonly ready: boolean
  readonly way: DeliveryType
  /** Of the way at hand; null until one is chosen. */
  readonly place: Place | null
  readonly kitchen: CheckoutKitchen | null
  readonly times: TakeTimes
  readonly payments: readonly PaymentMethod[]
  readonly payment: string
  readonly body: OrderBody | null
  /** The last one; `fresh` says whether it is of the body at hand. */
  readonly quote: Quote | null
  readonly troubles: readonly Trouble[]
}

/** Everything the page shows, worked out from what was chosen and what the server says of it. */
export function useCheckout(view: CheckoutView, spots: readonly Spot[]): Checkout {
  const { language } = useI18n()
  const { draft, ready: draftReady } = useDraft()
  const cart = useCart((state) => state.cart)
  const cartReady = useCart((state) => state.ready)
  const chosen = usePlace((state) => state.place)
  const { quote, when, payable, troubles: quoted } = useQuoted()
  const ready = draftReady && cartReady
  const way = wayOf(view, draft, chosen)
  useFollowPlace(chosen)
  const { kitchenId } = draft
  const place = useMemo(() => placeFor(way, chosen, spots, kitchenId), [way, chosen, spots, kitchenId])
  const delivery = way === 'flat_rate' ? (quote?.delivery ?? null) : null
  const warehouseId = delivery?.warehouseId ?? place?.warehouseId ?? null
  const zoneId = delivery?.zoneId ?? place?.zoneId ?? null
  const kitchen = view.kitchens.find(({ id }) => id === warehouseId) ?? null
  const times = useTakeTimes({
    way,
    kitchen,
    zoneId,
    // A zone by distance has no number: the way is told in minutes.
    distanceTime: zoneId === null ? (delivery?.timeMinutes ?? null) : null,
    draft,
    language,
  })
  const payments = useMemo(() => {
    const zone = view.zones.find(({ id }) => id === zoneId) ?? null
    const allowed = allowedPayments(
      view.payments,
      { deliveryType: way, warehouseId, zone },
      view.zonePayments,
    )
    const methods = quote && payable?.at === whereOf(way, quote) ? payable.ids : null
    return methods ? allowed.filter(({ id }) => methods.includes(id)) : allowed
  }, [view, way, warehouseId, zoneId, quote, payable])
  const payment = payments.find(({ id }) => id === draft.payment)?.id ?? payments[0]?.id ?? ''
  const goods = quote ? quote.totals.lines - quote.totals.discount : 0
  const tips = percentOf(goods, draft.tips * 100)
  const { date: takeDate, time: takeTime } = times
  // Discounts of certain days and hours are asked for anew when it changes.
  useEffect(() => {
    if (takeDate !== '' && takeTime !== '') wishTime({ date: takeDate, time: takeTime })
  }, [takeDate, takeTime])
  const phone = useWholePhone(draft)
  const body = useMemo(
    () => (ready ? orderBodyOf({ draft, phone, way, cart, place, takeDate, takeTime, payment, tips }) : null),
    [ready, draft, phone, way, cart, place, takeDate, takeTime, payment, tips],
  )
  const quoting = useQuote(body, language)
  const isOfThisTime = body !== null && when === whenOf(body) && (way === 'lounge' || times.days !== null)
  const troubles = useMemo(
    // Until the kitchen's times are known, "at once" is asked for: a closed one would be blamed on the customer.
    () => (isOfThisTime ? quoted : quoted.filter(({ code }) => code !== 'closed' && code !== 'time_gone')),
    [quoted, isOfThisTime],
  )
  const chosenNow = { draft, way, place, kitchen, times, payments, payment }
  return { view, spots, ready, ...chosenNow, body, quote, troubles, ...quoting }
}

/** A place that was chosen elsewhere, in the header say, is the later word. */
function useFollowPlace(chosen: Place | null): void {
  const type = chosen?.deliveryType ?? null
  const before = useRef(type)
  useEffect(() => {
    const isNews = before.current !== null && before.current !== type
    before.current = type
    if (isNews) changeDraft({ way: null })
  }, [type])
}

function wayOf({ ways }: CheckoutView, draft: Draft, chosen: Place | null): DeliveryType {
  const wished = draft.way ?? chosen?.deliveryType
  return (ways.find(({ type }) => type === wished) ?? ways[0])?.type ?? 'flat_rate'
}

/** Where there is only one place to come to, or a link led to one, it needs no choosing. */
function placeFor(
  way: DeliveryType,
  chosen: Place | null,
  spots: readonly Spot[],
  kitchenId: number,
): Place | null {
  if (chosen?.deliveryType === way) return chosen
  const there = spots.filter(({ deliveryType }) => deliveryType === way)
  const led = there.find(({ warehouseId }) => warehouseId === kitchenId)
  const only = led ?? (there.length === 1 ? there[0] : undefined)
  return only ? placeOf(only) : null
}

/** The number as another country's kitchen would dial it: the server knows only the shop's own country. */
function useWholePhone({ phone, country }: Pick<Draft, 'phone' | 'country'>): string {
  const home = useRootData()?.shop.login.country
  const isForeign = country !== '' && country !== home && phone !== '' && !phone.trim().startsWith('+')
  const phones = usePhones(isForeign)
  return (isForeign ? phones?.phoneNumber(phone, country) : null) ?? phone
}
