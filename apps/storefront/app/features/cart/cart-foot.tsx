import { useShopTerms } from '../../catalogue-access/root-data/shop-terms.tsx'
import { useMoney, useTranslate } from '../../i18n/i18n.tsx'
import { checkoutPath } from '../../routing/paths.ts'
import { Link } from '../../ui/link.tsx'
import { Price } from '../../ui/price.tsx'
import { useOrderingDisabled } from '../popups/index.ts'
import { useCartView } from './contents/cart-view-store.ts'
import { useCartSum } from './contents/use-cart-sum.ts'
import { useDiscounts } from './discounts/discount-store.ts'
import { showFillers } from './filling/show-fillers.ts'
import { useMissingSum } from './filling/use-missing-sum.ts'
import { OrderByPhone, useOrdersByPhone } from './requests/order-by-phone.tsx'

/** The sum and the way on; where no orders are taken, why. */
export function CartFoot() {
  const t = useTranslate()
  const money = useMoney()
  const missing = useMissingSum()
  const { hidesDeliveryPrice } = useShopTerms()
  // The sum is what will be paid, here as at checkout; a fee that is not told apart is told to be in it.
  const withDelivery = useCartView(
    ({ view }) => hidesDeliveryPrice && view !== null && view.price.totals.delivery > 0,
  )
  const settled = useDiscounts((state) => state.settled)
  const disabled = useOrderingDisabled()
  const byPhone = useOrdersByPhone()
  const sum = useCartSum()
  return (
    <div className="sheet-foot space-y-3">
      <p className="flex items-baseline justify-between gap-3 text-lead font-bold" aria-busy={!settled}>
        <span>
          {t('cart.total')}
          {withDelivery ? (
            <small className="block text-small font-normal text-ink-soft">{t('cart.withDelivery')}</small>
          ) : null}
        </span>
        {sum === null ? <span className="skeleton h-6 w-24" /> : <Price sum={sum} />}
      </p>
      {byPhone ? (
        <OrderByPhone />
      ) : disabled === null && missing > 0 ? (
        <button type="button" className="button button-buy button-told w-full" onClick={showFillers}>
          <span>{t('cart.checkout')}</span>
          <small>{t('refusal.min_sum', { sum: money(missing) })}</small>
        </button>
      ) : disabled === null ? (
        // In the cart's own step of the history, so that Back from the order does not open it again.
        <Link to={checkoutPath()} replace className="button button-buy w-full">
          {t('cart.checkout')}
        </Link>
      ) : (
        <>
          <p role="status" className="text-small text-ink-soft">
            {disabled || t('cart.orderingDisabled')}
          </p>
          <button type="button" className="button button-buy w-full" disabled>
            {t('cart.checkout')}
          </button>
        </>
      )}
    </div>
  )
}
