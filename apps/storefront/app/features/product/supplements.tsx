import type { Product } from '@samobranka/rules'
import { useMoney, useTranslate } from '../../lib/speech.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Stepper } from '../../ui/stepper.tsx'
import type { ProductOrder } from './use-product-order.ts'

export function Supplements({ product, order }: { readonly product: Product; readonly order: ProductOrder }) {
  const t = useTranslate()
  const money = useMoney()
  if (product.supplements.length === 0) return null
  return (
    <section className="product-part">
      <h3 className="mb-1">{t('product.supplements')}</h3>
      <ul className="divide-y divide-line">
        {product.supplements.map(({ id, name, price, max }) => {
          const count = order.supplementCount(id)
          return (
            <li key={id} className="flex min-h-15 items-center justify-between gap-3 py-2">
              <span className="min-w-0">
                {name}
                <small className="price block text-small text-ink-soft">
                  {price === 0 ? t('common.free') : t('product.supplementPrice', { price: money(price) })}
                </small>
              </span>
              {count === 0 ? (
                <button
                  type="button"
                  className="round bg-sunken"
                  aria-label={`${t('common.add')}: ${name}`}
                  onClick={() => order.setSupplement(id, 1)}
                >
                  <Icon name="plus" size={20} />
                </button>
              ) : (
                <Stepper
                  label={t('product.quantity', { name })}
                  value={count}
                  canIncrease={max === null || count < max}
                  onIncrease={() => order.setSupplement(id, count + 1)}
                  onDecrease={() => order.setSupplement(id, count - 1)}
                />
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
