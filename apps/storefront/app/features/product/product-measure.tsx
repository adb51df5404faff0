import { firstAddCount, isPerKg, lineWeight, unitPrice } from '@samobranka/rules'
import type { OpenProduct } from '../../catalogue-access/root-data/open-product.ts'
import { boundUnits } from '../../format/bound-units.ts'
import { weightText } from '../../format/weight-text.ts'
import { useMoney, useTranslate } from '../../i18n/i18n.tsx'
import { Price } from '../../ui/price.tsx'
import type { ProductOrder } from './use-product-order.ts'

interface Props {
  readonly opened: OpenProduct
  readonly order: ProductOrder
}

/** How much of it the chosen variation is; of goods by weight the least that is sold, and what a kilogram costs. */
export function ProductMeasure({ opened: { product }, order }: Props) {
  const t = useTranslate()
  const money = useMoney()
  const { variationId } = order.choice
  const chosen = product.variations.find(({ id }) => id === variationId)
  const parts = isPerKg(product)
    ? [
        weightText(lineWeight(product, variationId, firstAddCount(product)), t),
        t('product.perKilogram', { price: money(unitPrice(product, order.choice)) }),
      ]
    : [boundUnits(chosen?.weight || product.weight)]
  const measure = parts.filter(Boolean).join(' · ')
  return (
    <>
      {measure ? <p className="mt-1 text-ink-soft">{measure}</p> : null}
      {order.oldPrice === null ? null : (
        <p className="product-price">
          <Price sum={order.price} old={order.oldPrice} />
        </p>
      )}
    </>
  )
}
