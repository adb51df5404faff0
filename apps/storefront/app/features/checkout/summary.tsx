import type { Quote } from '@samobranka/contract'
import { formatMoney } from '@samobranka/rules'
import type { ReactNode } from 'react'
import { amountOf, amountText } from '../../format/weight-text.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { homePath } from '../../routing/paths.ts'
import { Link } from '../../ui/link.tsx'
import { Price } from '../../ui/price.tsx'
import { CartNotices, DiscountPart, useCart, usePricedCart, WillEarn } from '../cart/index.ts'
import { OrderedLines } from '../order/index.ts'
import { CartProblems } from './problems/cart-problems.tsx'
import type { Trouble } from './problems/trouble.ts'
import type { Checkout } from './use-checkout.ts'

interface Props {
  readonly checkout: Checkout
  readonly troubles: readonly Trouble[]
  readonly children: ReactNode
}

/** What is ordered and what it comes to, line by line, as the server counts it. */
export function Summary({ checkout, troubles, children }: Props) {
  const { t, language } = useI18n()
  const { quote, view, fresh } = checkout
  const charged = view.chargedIn
  const dishes = useCart((state) => state.cart.lines.length)
  const isBare = checkout.way === 'lounge' && dishes === 0
  return (
    <aside className="checkout-summary" aria-label={t('checkout.summary')}>
      <h2>{t('checkout.summary')}</h2>
      <CartNotices />
      {isBare ? <BareTable /> : null}
      {quote ? <OrderedLines lines={quote.lines} showsFullPrice /> : <CartLines />}
      <CartProblems troubles={troubles} />
      {isBare ? null : <DiscountPart />}
      {quote && !isBare ? (
        <>
          <Totals quote={quote} checkout={checkout} />
          <WillEarn totals={quote.totals} />
        </>
      ) : isBare ? null : (
        <div className="skeleton h-24" aria-hidden="true" />
      )}
      {charged ? (
        <p className="text-small text-ink-soft">
          {quote
            ? t('currency.charged', { sum: formatMoney(quote.totals.total, charged, language) })
            : t('currency.note', { currency: charged.code })}
        </p>
      ) : null}
      <p role="status" className="hidden-visually">
        {fresh || !quote ? '' : t('cart.recalculating')}
      </p>
      {children}
    </aside>
  )
}

/** A table may be booked by itself; dishes can be chosen before one comes. */
function BareTable() {
  const { t } = useI18n()
  return (
    <p>
      {t('booking.withoutDishes')}{' '}
      <Link to={homePath()} className="underline underline-offset-4">
        {t('cart.toCatalogue')}
      </Link>
    </p>
  )
}

/** Until the server has counted. */
function CartLines() {
  const { t } = useI18n()
  const { lines } = usePricedCart()
  return (
    <ul className="summary-lines">
      {lines.map((line) => (
        <li key={line.key}>
          <span className="min-w-0 flex-1">{line.name}</span>
          <span className="text-ink-soft">{amountText(amountOf(line), t)}</span>
          <Price sum={line.subtotal} />
        </li>
      ))}
    </ul>
  )
}

function Totals({ quote, checkout }: { readonly quote: Quote; readonly checkout: Checkout }) {
  const { t, money } = useI18n()
  const { totals } = quote
  const { way, view, place, troubles } = checkout
  const unknown = troubles.some(({ code }) =>
    ['delivery_cost_unknown', 'outside_delivery_zone', 'address_incorrect', 'address_without_house'].includes(
      code,
    ),
  )
  const delivery =
    place === null || unknown
      ? t('cart.deliveryLater')
      : totals.delivery === 0
        ? t('common.free')
        : money(totals.delivery)
  const applied = quote.coupons.filter((coupon) => coupon.applied).map(({ name, code }) => name || code)
  const minus = (sum: number) => `−${money(sum)}`
  return (
    <dl className="summary-totals">
      <Row name={t('cart.lines')} value={money(totals.lines)} />
      {totals.discount > 0 ? (
        <Row name={t('cart.discount')} value={minus(totals.discount)} note={applied.join(', ')} />
      ) : null}
      {totals.bonuses > 0 ? <Row name={t('cart.bonuses')} value={minus(totals.bonuses)} /> : null}
      {way === 'flat_rate' && !view.hidesDeliveryPrice ? (
        <Row name={t('cart.delivery')} value={delivery} />
      ) : null}
      {totals.express > 0 ? <Row name={t('cart.express')} value={money(totals.express)} /> : null}
      {totals.tips > 0 ? <Row name={t('cart.tips')} value={money(totals.tips)} /> : null}
      <div className="summary-total">
        <dt>
          {t('cart.total')}
          {view.hidesDeliveryPrice && totals.delivery > 0 ? (
            <small className="block text-small font-normal">{t('cart.withDelivery')}</small>
          ) : null}
        </dt>
        <dd key={totals.total} className="bump">
          {money(totals.total)}
        </dd>
      </div>
    </dl>
  )
}

interface RowProps {
  readonly name: string
  readonly value: string
  readonly note?: string
}

function Row({ name, value, note }: RowProps) {
  return (
    <div>
      <dt>
        {name}
        {note ? <small className="block text-small">{note}</small> : null}
      </dt>
      <dd>{value}</dd>
    </div>
  )
}
