import { contentsOf, type PricedLine } from '@samobranka/rules'
import { useMoney, useTranslate } from '../../i18n/i18n.tsx'
import { checkoutPath } from '../../routing/paths.ts'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Price } from '../../ui/price.tsx'
import { openSheet } from '../../ui/sheet/open-sheet.ts'
import { LineName, LineStepper, useCartSum, useMissingSum, usePricedCart } from '../cart/index.ts'
import { UnwantedMark } from '../diet-filter/index.ts'

/** The cart beside the goods, where the window is wide enough for both. */
export function CartColumn() {
  const t = useTranslate()
  const { lines, count } = usePricedCart()
  const money = useMoney()
  const sum = useCartSum()
  const missing = useMissingSum()
  return (
    <aside className="cart-column" aria-label={t('cart.title')}>
      <h2>{t('cart.title')}</h2>
      {count === 0 ? (
        <div className="cart-column-empty">
          <Icon name="cart" size={32} />
          <p>
            <b>{t('cart.empty')}</b>
            {t('cart.emptyHint')}
          </p>
        </div>
      ) : (
        <>
          <ul>
            {lines.map((line) => (
              <ColumnLine key={line.key} line={line} />
            ))}
          </ul>
          {missing > 0 ? (
            // The cart itself offers what fills it.
            <button
              type="button"
              className="button button-buy button-told cart-column-fill"
              onClick={() => openSheet('cart')}
            >
              <span>{t('cart.checkout')}</span>
              <small>{t('cart.toMinimum', { sum: money(missing) })}</small>
            </button>
          ) : (
            <Link to={checkoutPath()} className="button button-buy cart-column-go">
              <span>{t('cart.checkout')}</span>
              {sum === null ? null : <Price sum={sum} />}
            </Link>
          )}
        </>
      )}
    </aside>
  )
}

function ColumnLine({ line }: { readonly line: PricedLine }) {
  const { product, name, variationName } = line
  const picture = product.images[0]
  return (
    <li className="cart-line column-line">
      {picture ? (
        <div className="thumb column-picture">
          <Picture name={picture} alt="" shape="square" sizes="56px" widest={160} />
        </div>
      ) : null}
      <div className="min-w-0">
        <p className="column-name">
          <LineName line={line}>{variationName ? `${name}, ${variationName}` : name}</LineName>
        </p>
        <UnwantedMark contains={contentsOf(product)} className="unwanted-line" />
        <div className="flex items-center justify-between gap-2">
          <LineStepper line={line} className="stepper-small" />
          <b>
            <Price sum={line.subtotal} />
          </b>
        </div>
      </div>
    </li>
  )
}
