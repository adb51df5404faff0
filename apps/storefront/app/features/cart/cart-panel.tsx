import type { Money } from '@samobranka/rules'
import { memo } from 'react'
import { useSettings } from '../../catalogue-access/use-shop-settings.ts'
import { useTranslate } from '../../i18n/i18n.tsx'
import { Scene } from '../../ui/scene.tsx'
import { LaterWords } from '../words/index.ts'
import { OrderAgain } from './adding/order-again.tsx'
import { CartFoot } from './cart-foot.tsx'
import { CartGoals } from './cart-goals.tsx'
import { CartTotals } from './cart-totals.tsx'
import { ClosedHours } from './closed-hours.tsx'
import { emptyCart, useCart } from './contents/cart-store.ts'
import { useCartView } from './contents/cart-view-store.ts'
import { usePricedCart } from './contents/use-priced-cart.ts'
import { BonusPart } from './discounts/bonus-part.tsx'
import { DiscountBlock } from './discounts/discount-block.tsx'
import { PromocodeField } from './discounts/promocode-field.tsx'
import { CartUpsell } from './filling/cart-upsell.tsx'
import { CartFillers } from './filling/fill-minimum.tsx'
import { CartLineRow } from './lines/cart-line.tsx'
import { GiftLineRow } from './lines/gift-line.tsx'
import { UndoBar } from './lines/undo-bar.tsx'
import { CartNotices } from './notices.tsx'
import { PeopleStepper } from './people-stepper.tsx'
import { PlaceLine } from './place-line.tsx'

export function CartPanel({ onLeave }: { readonly onLeave: () => void }) {
  return (
    <LaterWords pageWillDo>
      <CartContent onLeave={onLeave} />
    </LaterWords>
  )
}

function CartContent({ onLeave }: { readonly onLeave: () => void }) {
  const empty = useCart(({ cart }) => cart.lines.length === 0)
  useSettings()
  return (
    <>
      {empty ? <EmptyCart onLeave={onLeave} /> : <FilledCart />}
      <div role="status" className="undo-space">
        <UndoBar />
      </div>
      {empty ? null : <CartFoot />}
    </>
  )
}

/** Follows nothing itself: of all its parts a tap draws only those whose words it changes. */
const FilledCart = memo(function FilledCart() {
  const t = useTranslate()
  return (
    <div className="sheet-scroll cart">
      <CartNotices />
      <PlaceLine />
      <ClosedHours />
      <CartGoals />
      <CartLines />
      <CartFillers />
      <DiscountBlock />
      <CartUpsell />
      <PromocodeField />
      <BonusPart />
      <PeopleStepper />
      <CartTotals />
      <button type="button" className="button button-text -ml-2 text-small" onClick={emptyCart}>
        {t('cart.clear')}
      </button>
    </div>
  )
})

function CartLines() {
  const t = useTranslate()
  const { lines, count } = usePricedCart()
  const priced = useCartView(({ view }) => view?.price.lines)
  const gifts = priced?.filter(({ gift }) => gift) ?? []
  const seen = new Map(priced?.filter(({ gift }) => !gift).map((line) => [line.key, line]))
  return (
    <div>
      <p className="text-small text-ink-soft">{t('cart.items', { count })}</p>
      <ul className="divide-y divide-line">
        {lines.map((line) => (
          <CartLineRow key={line.key} line={line} {...sumsOf(seen.get(line.key) ?? line)} />
        ))}
        {gifts.map((line) => (
          <GiftLineRow key={`gift ${line.couponId}`} line={line} />
        ))}
      </ul>
    </div>
  )
}

/** Both of one look of the rules, which comes a frame after the tap: a price is never struck by an older one. */
const sumsOf = ({ subtotal, total = subtotal }: { readonly subtotal: Money; readonly total?: Money }) => ({
  subtotal,
  total,
})

function EmptyCart({ onLeave }: { readonly onLeave: () => void }) {
  const t = useTranslate()
  const ready = useCart((state) => state.ready)
  if (!ready) return null
  return (
    <div className="flex flex-1 flex-col items-center justify-center gap-2 px-8 pb-16 text-center">
      <div className="mb-4 text-start">
        <CartNotices />
      </div>
      <Scene name="plate" />
      <p className="text-h3 font-bold">{t('cart.empty')}</p>
      <p className="text-ink-soft">{t('cart.emptyHint')}</p>
      <div className="mt-4 grid gap-2">
        <OrderAgain />
        <button type="button" className="button button-quiet" onClick={onLeave}>
          {t('cart.toCatalogue')}
        </button>
      </div>
    </div>
  )
}
