import type { Product, Supplement } from '@samobranka/rules'
import { useMoney, useTranslate } from '../../i18n/i18n.tsx'
import { Stepper } from '../../ui/fields/stepper.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Picture } from '../../ui/picture.tsx'
import type { ProductOrder } from './use-product-order.ts'

interface Props {
  readonly product: Product
  readonly order: ProductOrder
  readonly defer?: '' | undefined
}

/** What may be added to the dish: a grid where they have pictures, else a list. */
export function Supplements({ product, order, defer }: Props) {
  const t = useTranslate()
  const { supplements } = product
  if (supplements.length === 0) return null
  const pictured = supplements.some(({ image }) => image)
  return (
    <section className="product-part" data-defer={defer}>
      <h3 className="mb-1">{t('product.supplements')}</h3>
      <ul className={pictured ? 'toppings' : 'divide-y divide-line'}>
        {supplements.map((supplement) => (
          <li key={supplement.id} className={pictured ? 'topping' : 'topping-line'}>
            {pictured ? <ToppingPicture supplement={supplement} /> : null}
            <ToppingName supplement={supplement} />
            <ToppingCount supplement={supplement} order={order} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** One without a picture among others that have some keeps its place in the grid. */
function ToppingPicture({ supplement: { image } }: { readonly supplement: Supplement }) {
  return (
    <div className="topping-picture">
      {image ? <Picture name={image} alt="" shape="square" sizes="112px" widest={320} /> : null}
    </div>
  )
}

function ToppingName({ supplement: { name, price } }: { readonly supplement: Supplement }) {
  const t = useTranslate()
  const money = useMoney()
  return (
    <span className="topping-name">
      {name}
      <small className="price block text-small text-ink-soft">
        {price === 0 ? t('common.free') : t('product.supplementPrice', { price: money(price) })}
      </small>
    </span>
  )
}

function ToppingCount({
  supplement: { id, name, max },
  order,
}: Pick<Props, 'order'> & { readonly supplement: Supplement }) {
  const t = useTranslate()
  const count = order.supplementCount(id)
  if (count === 0)
    return (
      <button
        type="button"
        className="round topping-add bg-sunken"
        aria-label={`${t('common.add')}: ${name}`}
        onClick={() => order.setSupplement(id, 1)}
      >
        <Icon name="plus" size={20} />
      </button>
    )
  return (
    <Stepper
      label={t('product.quantity', { name })}
      value={count}
      canIncrease={max === null || count < max}
      onIncrease={() => order.setSupplement(id, count + 1)}
      onDecrease={() => order.setSupplement(id, count - 1)}
    />
  )
}
