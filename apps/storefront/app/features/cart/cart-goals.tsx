import type { Money } from '@samobranka/rules'
import { useShopTerms } from '../../catalogue-access/root-data/shop-terms.tsx'
import { useMoney, useTranslate } from '../../i18n/i18n.tsx'
import { useCartView } from './contents/cart-view-store.ts'

interface Goal {
  readonly key: string
  readonly text: string
  readonly done: Money
  readonly missing: Money
}

/** How far it is to the minimum, to free delivery, to the next gift. */
export function CartGoals() {
  const goals = useGoals()
  if (goals.length === 0) return null
  return (
    <ul className="cart-goals">
      {goals.map(({ key, text, done, missing }) => (
        <li key={key}>
          <p>{text}</p>
          <progress value={done} max={done + missing} aria-label={text} />
        </li>
      ))}
    </ul>
  )
}

function useGoals(): Goal[] {
  const t = useTranslate()
  const money = useMoney()
  const { hidesDeliveryPrice } = useShopTerms()
  const view = useCartView((state) => state.view)
  if (!view) return []
  const { delivery } = view.price
  const done = delivery.countedSum
  const goals: Goal[] = []
  if (delivery.missingToMinimum > 0) {
    const missing = delivery.missingToMinimum
    goals.push({ key: 'minimum', text: t('refusal.min_sum', { sum: money(missing) }), done, missing })
  } else if (delivery.missingToFree && !hidesDeliveryPrice && delivery.terms?.deliveryPrice) {
    const missing = delivery.missingToFree
    goals.push({ key: 'free', text: t('cart.toFreeDelivery', { sum: money(missing) }), done, missing })
  }
  if (view.next) {
    const { coupon, missing } = view.next
    const word = coupon.discountType === 'free_gift' ? 'cart.toGift' : 'cart.toDiscount'
    const text = `${t(word, { sum: money(missing) })}: ${coupon.name || coupon.description}`
    goals.push({ key: 'next', text, done: Math.max(0, coupon.minimumAmount - missing), missing })
  }
  return goals
}
