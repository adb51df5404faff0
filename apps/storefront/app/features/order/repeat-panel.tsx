import type { Order } from '@samobranka/contract'
import type { Key, Translate } from '@samobranka/dictionary'
import { type CartLine, priceLines } from '@samobranka/rules'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useRootData } from '../../catalogue-access/root-data/root-data.ts'
import type { Spot } from '../../catalogue-access/root-data/spot.ts'
import { amountOf, amountText } from '../../format/weight-text.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { checkoutPath } from '../../routing/paths.ts'
import { openLogin, useCustomer } from '../account/index.ts'
import { changeCart, useCart, useRepeatWish } from '../cart/index.ts'
import { useCatalogueStore } from '../catalogue-store/index.ts'
import { type Place, placeOf, useChoosePlace, usePlace } from '../place/index.ts'
import { askRepeat, type NoRepeat, type RepeatFacts } from './ask-repeat.ts'
import { type RepeatPlan, repeatPlan } from './repeat-plan.ts'

const reasons: Readonly<Record<string, Key>> = {
  out_of_stock: 'cart.lineUnavailable',
  unavailable: 'product.outOfStock',
  warehouse: 'catalogue.notHere',
  not_found: 'product.notFound',
  changed: 'order.repeatChanged',
}

export function RepeatPanel({ orderId }: { readonly orderId: string }) {
  const { t, language } = useI18n()
  const customer = useCustomer()
  const [facts, setFacts] = useState<RepeatFacts | NoRepeat | null>(null)
  useEffect(() => {
    if (customer === 'unknown') return
    askRepeat(orderId, language).then(setFacts, () => setFacts('failed'))
  }, [orderId, customer, language])
  const catalogue = useCatalogueStore((store) => store.catalogue)
  if (facts === 'failed') return <p className="sheet-scroll px-5 pb-8">{t('error.network')}</p>
  if (facts === 'stranger') return <LogInFirst />
  if (!facts || !catalogue) return <div className="skeleton m-5 h-40" />
  return <Plan facts={facts} plan={repeatPlan(facts.answer, catalogue)} />
}

function LogInFirst() {
  const { t } = useI18n()
  return (
    <div className="sheet-scroll grid gap-4 px-5 pb-8">
      <p>{t('refusal.unauthorized')}</p>
      <button type="button" className="button button-buy" onClick={() => openLogin()}>
        {t('login.submit')}
      </button>
    </div>
  )
}

function Plan({ facts, plan }: { readonly facts: RepeatFacts; readonly plan: RepeatPlan }) {
  const { t, money } = useI18n()
  const navigate = useNavigate()
  const settle = useChoosePlace()
  const spots = useRootData()?.spots ?? []
  const kept = useCart((state) => state.cart.lines)
  const chosen = usePlace((state) => state.place)
  const products = useCatalogueStore((store) => store.products)
  const categories = useCatalogueStore((store) => store.categories)
  const [instead, setInstead] = useState<ReadonlySet<string>>(new Set())
  const lines = useMemo<readonly CartLine[]>(
    () => [
      ...plan.lines,
      ...plan.gone.flatMap(({ key, instead: other }) => (other && instead.has(key) ? [other] : [])),
    ],
    [plan, instead],
  )
  const priced = priceLines(lines, products, categories)
  const sum = priced.reduce((total, line) => total + line.subtotal, 0)
  const order = () => {
    changeCart({ lines: [...kept, ...lines] })
    const place = facts.place ?? spotOf(facts.order, spots)
    // Somebody who has chosen a place since means that one.
    if (place && !chosen) settle(place)
    void navigate(checkoutPath(), { replace: true })
  }
  const straight = useRepeatWish((state) => state.straight) && isAsItWas(facts, plan)
  const go = useRef(order)
  go.current = order
  useEffect(() => {
    if (straight) go.current()
  }, [straight])
  const toggle = (key: string) => {
    const next = new Set(instead)
    if (!next.delete(key)) next.add(key)
    setInstead(next)
  }
  return (
    <>
      <div className="sheet-scroll grid content-start gap-4 px-5 pb-6 tablet:w-[480px] tablet:px-6">
        <Circumstances facts={facts} t={t} />
        <ul className="summary-lines">
          {priced.map((line) => (
            <li key={line.key}>
              <span className="min-w-0 flex-1">
                {line.name}
                <small>{line.variationName}</small>
              </span>
              <span className="text-ink-soft">{amountText(amountOf(line), t)}</span>
              <span className="price">{money(line.subtotal)}</span>
            </li>
          ))}
        </ul>
        {plan.changed.map(({ name, was, now }) => (
          <p key={name} className="field-note">
            {t(now > was ? 'order.repeatDearer' : 'order.repeatCheaper', {
              name,
              was: money(was),
              now: money(now),
            })}
          </p>
        ))}
        {plan.reportioned.map(({ name, was, now }) => (
          <p key={`${name} ${was}`} className="field-note">
            {t('order.repeatPortion', { name, was, now })}
          </p>
        ))}
        {plan.gone.map(({ key, name, reason, instead: other }) => {
          const product = other && products.get(other.productId)
          return (
            <div key={key} className="difference">
              <p>
                <b>{name}</b> — {t(reasons[reason] ?? 'product.outOfStock').toLowerCase()}
              </p>
              {product ? (
                <label className="tick">
                  <input type="checkbox" checked={instead.has(key)} onChange={() => toggle(key)} />
                  <span>{t('order.repeatInstead', { name: product.name })}</span>
                </label>
              ) : null}
            </div>
          )
        })}
      </div>
      <div className="sheet-foot">
        <button
          type="button"
          className="button button-buy w-full"
          disabled={lines.length === 0}
          onClick={order}
        >
          {t('cart.checkout')} · {money(sum)}
        </button>
      </div>
    </>
  )
}

/** There is nothing to tell: as much of the same goods at the same prices, and the kitchen is open. */
function isAsItWas({ outside, closed }: RepeatFacts, plan: RepeatPlan): boolean {
  const news = plan.gone.length + plan.changed.length + plan.reportioned.length
  return !outside && !closed && plan.lines.length > 0 && news === 0
}

/** Where it was fetched, if that place is still there. */
function spotOf({ deliveryType, pickupPointId, warehouseId }: Order, spots: readonly Spot[]): Place | null {
  const spot = spots.find(
    (each) =>
      each.deliveryType === deliveryType &&
      each.warehouseId === warehouseId &&
      (deliveryType === 'lounge' || each.pickupPointId === pickupPointId),
  )
  return spot ? placeOf(spot) : null
}

/** Out of the zone, out of hours: said before, not at the till. */
function Circumstances({ facts, t }: { readonly facts: RepeatFacts; readonly t: Translate }) {
  const { order, outside, closed } = facts
  return (
    <>
      <p className="text-ink-soft">{t('order.title', { number: order.number })}</p>
      {outside ? (
        <p className="field-note">
          {t('place.outside')}. {t('place.outsideHint')}
        </p>
      ) : null}
      {closed ? (
        <p className="field-note">
          {t('place.closedNow')}. {t('workTime.preorder')}
        </p>
      ) : null}
    </>
  )
}
