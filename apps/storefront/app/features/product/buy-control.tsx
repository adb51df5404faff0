import { isPerKg, lineKey, lineWeight } from '@samobranka/rules'
import { useMemo } from 'react'
import { useTranslate } from '../../lib/speech.tsx'
import { weightText } from '../../lib/weight-text.ts'
import { Icon } from '../../ui/icon.tsx'
import { Stepper } from '../../ui/stepper.tsx'
import { decreaseLine, increaseLine, useAdd, useCart } from '../cart/index.ts'
import { type CardGoods, productFromCard } from '../shelf/index.ts'
import { plainChoice } from './plain-choice.ts'
import { useShowProduct } from './product-link.tsx'

/** The card's one button: it adds, then it is the stepper of what was added. */
export function BuyControl({ goods }: { readonly goods: CardGoods }) {
  const t = useTranslate()
  const add = useAdd()
  const show = useShowProduct(goods.id, goods.address)
  const choice = useMemo(() => plainChoice({ supplements: goods.included }), [goods])
  const key = useMemo(() => lineKey({ productId: goods.id, ...choice }), [goods, choice])
  const count = useCart(({ counts }) => counts.get(key) ?? 0)

  if (goods.variations.length > 0) {
    return (
      <button type="button" className="buy" aria-label={t('common.choose')} onClick={show}>
        <Icon name="plus" />
        <span>{t('common.choose')}</span>
      </button>
    )
  }
  if (count > 0) {
    const product = productFromCard(goods)
    return (
      <Stepper
        label={t('product.quantity', { name: goods.name })}
        value={isPerKg(product) ? weightText(lineWeight(product, count), t) : count}
        onIncrease={() => increaseLine(product, key)}
        onDecrease={() => decreaseLine(product, key)}
      />
    )
  }
  return (
    <button
      type="button"
      className="buy"
      aria-label={t('product.add')}
      // Made when it is wanted: two hundred cards of a page are drawn, and one or two are bought.
      onClick={() => add(productFromCard(goods), choice)}
    >
      <Icon name="plus" />
      <span>{t('product.add')}</span>
    </button>
  )
}
