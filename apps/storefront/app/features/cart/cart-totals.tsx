import type { Coupon } from '@samobranka/rules'
import { useMemo } from 'react'
import { useShopTerms } from '../../catalogue-access/root-data/shop-terms.tsx'
import { useMoney, useTranslate } from '../../i18n/i18n.tsx'
import { useAccount } from '../account/index.ts'
import { usePlace } from '../place/index.ts'
import { useCartView } from './contents/cart-view-store.ts'
import { couponLabel } from './discounts/coupon-label.ts'
import { knownCoupons, useDiscounts } from './discounts/discount-store.ts'
import { WillEarn } from './discounts/will-earn.tsx'

/** From the lines to the total, in the order of the total. */
export function CartTotals() {
  const t = useTranslate()
  const money = useMoney()
  const { hidesDeliveryPrice } = useShopTerms()
  const place = usePlace((state) => state.place)
  const view = useCartView((state) => state.view)
  const known = useKnownCoupons()
  if (!view) return null
  const { totals, delivery, coupons } = view.price
  const minus = (sum: number) => `−${money(sum)}`
  const applied = coupons.filter((coupon) => coupon.applied)
  const rest = applied.reduce((left, { discount }) => left - discount, totals.discount)
  return (
    <>
      <dl className="summary-totals">
        <Row name={t('cart.lines')} value={money(totals.lines)} />
        {applied.map(({ id, code, name, discount }) => {
          const coupon = known.find((one) => one.id === id)
          const label = coupon ? couponLabel(coupon, t, money) : ''
          return (
            <Row
              key={id ?? code}
              name={[name || code, label].filter(Boolean).join(' · ')}
              value={discount > 0 ? minus(discount) : t('cart.gift')}
            />
          )
        })}
        {rest > 0 ? <Row name={t('cart.discount')} value={minus(rest)} /> : null}
        {totals.bonuses > 0 ? <Row name={t('cart.bonuses')} value={minus(totals.bonuses)} /> : null}
        {place?.deliveryType === 'flat_rate' && !hidesDeliveryPrice ? (
          <Row
            name={t('cart.delivery')}
            value={
              delivery.costUnknown
                ? t('cart.deliveryLater')
                : totals.delivery === 0
                  ? t('common.free')
                  : money(totals.delivery)
            }
          />
        ) : null}
        {totals.express > 0 ? <Row name={t('cart.express')} value={money(totals.express)} /> : null}
      </dl>
      <WillEarn totals={totals} />
    </>
  )
}

function Row({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className="price">{value}</dd>
    </div>
  )
}

const NOBODY: readonly Coupon[] = []

function useKnownCoupons(): readonly Coupon[] {
  const discounts = useDiscounts()
  const own = useAccount(({ coupons }) => coupons) ?? NOBODY
  return useMemo(() => knownCoupons(discounts, own), [discounts, own])
}
