import type { Cart } from '@samobranka/rules'
import { useMoney, useTranslate } from '../../i18n/i18n.tsx'
import { Icon } from '../../ui/icon.tsx'
import { openSheet } from '../../ui/sheet/open-sheet.ts'
import { useRootMark } from '../../ui/use-root-mark.ts'
import { useCartView } from './contents/cart-view-store.ts'
import { useCartLater } from './contents/use-cart-later.ts'
import { usePriced } from './contents/use-priced-cart.ts'
import { useMissingSum } from './filling/use-missing-sum.ts'

const linesOf = ({ lines }: Cart) => lines

/** One button on every width: an icon while empty, then count and sum; on a phone in the bar under the thumb. */
export function CartButton() {
  const t = useTranslate()
  const money = useMoney()
  // After the frame of the tap: what was tapped changes first, and the bar with its words is laid out behind it.
  const { count, sum: plain } = usePriced(useCartLater(linesOf))
  const sum = useCartView(({ view }) => view?.price.totals.total ?? plain)
  const missing = useMissingSum()
  const filled = count > 0
  useRootMark('data-cart', filled)
  useRootMark('data-below-minimum', filled && missing > 0)
  const total = filled && sum !== null ? money(sum) : ''
  const lacking = filled && missing > 0 ? t('cart.toMinimum', { sum: money(missing) }) : ''
  return (
    <button
      type="button"
      className="cart-button"
      data-filled={filled ? '' : undefined}
      aria-label={
        filled
          ? [t('header.cartFilled', { count, sum: total }), lacking].filter(Boolean).join('. ')
          : t('header.cartEmpty')
      }
      onClick={() => openSheet('cart')}
    >
      <Icon name="cart" />
      {filled ? (
        <>
          {/* By turns: an animation of another name begins anew without another element. */}
          <span className={count % 2 ? 'cart-count bump' : 'cart-count bump-again'}>{count}</span>
          <span className="cart-sum price">{total}</span>
          {lacking ? <small className="cart-lacking">{lacking}</small> : null}
        </>
      ) : (
        <span className="bar-word">{t('cart.title')}</span>
      )}
    </button>
  )
}
