import { contentsOf, isOrderable, type Money, type PricedLine } from '@samobranka/rules'
import { memo } from 'react'
import { useWithStops } from '../../../catalogue-access/switches-now.ts'
import { useTranslate } from '../../../i18n/i18n.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { Price } from '../../../ui/price.tsx'
import { UnwantedMark } from '../../diet-filter/index.ts'
import { removeFromCart } from '../contents/cart-store.ts'
import { LineName } from './line-name.tsx'
import { LineStepper } from './line-stepper.tsx'

interface Props {
  readonly line: PricedLine
  readonly subtotal: Money
  /** After discounts. */
  readonly total: Money
}

export const CartLineRow = memo(function CartLineRow({ line, subtotal, total }: Props) {
  const t = useTranslate()
  const { product, key, name } = line
  const picture = product.images[0]
  const chosen = [line.variationName, ...line.supplements.map((one) => supplementText(one.name, one.count))]
  return (
    <li className="cart-line flex gap-3 py-4">
      {picture ? (
        <div className="thumb size-18 flex-none overflow-hidden rounded-control bg-plate tablet:size-20">
          <Picture name={picture} alt="" shape="square" sizes="80px" widest={160} />
        </div>
      ) : null}
      <div className="min-w-0 flex-1">
        <div className="flex items-start gap-2">
          <h3 className="min-w-0 flex-1 pt-1 text-body leading-snug font-semibold">
            <LineName line={line}>{name}</LineName>
          </h3>
          <button
            type="button"
            className="round -mt-2 -mr-2 text-ink-soft"
            aria-label={t('common.remove')}
            onClick={() => removeFromCart(key, name)}
          >
            <Icon name="trash" size={20} />
          </button>
        </div>
        <p className="text-small text-ink-soft">{chosen.filter(Boolean).join(', ')}</p>
        <UnwantedMark contains={contentsOf(product)} className="unwanted-line" />
        <GoneNote line={line} />
        {line.freeCount > 0 ? (
          <p className="text-small text-good">{t('product.supplementsFree', { count: line.freeCount })}</p>
        ) : null}
        <div className="mt-2 flex items-center justify-between gap-2">
          <LineStepper line={line} />
          <b className="cart-line-sum">
            <Price sum={total} old={total < subtotal ? subtotal : null} />
          </b>
        </div>
      </div>
    </li>
  )
})

/** Before the order is placed: what was stopped since it was added cannot be had just now. */
function GoneNote({ line: { product, variationId, supplements } }: Pick<Props, 'line'>) {
  const t = useTranslate()
  const left = useWithStops(product)
  if (left === product || isOrderable(left, { variationId, supplements }, null)) return null
  return (
    <p role="status" className="text-small font-semibold text-danger">
      {t('product.outOfStock')}
    </p>
  )
}

const supplementText = (name: string, count: number): string => (count > 1 ? `${name} × ${count}` : name)
