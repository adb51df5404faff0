import { isPerKg, lineKey, lineWeight, type Product } from '@samobranka/rules'
import { type MouseEvent, useMemo } from 'react'
import type { CardGoods } from '../../../catalogue-access/root-data/card-goods.ts'
import { weightText } from '../../../format/weight-text.ts'
import { useTranslate } from '../../../i18n/i18n.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { type Choice, decreaseLine, increaseLine, useAdd, useCart } from '../../cart/index.ts'
import { productFromCard } from '../../catalogue-store/index.ts'
import { useShowProduct } from './product-link.tsx'

interface Props {
  readonly goods: CardGoods
  readonly className: string
}

/**
 * The card's one button: it adds, then it is the “+” of what was added, the very same element. Taking the button that
 * has the focus off the page makes the browser lay out the whole of it twice, and the keyboard would lose its place.
 */
export function BuyControl({ goods, className }: Props) {
  const t = useTranslate()
  const add = useAdd()
  const show = useShowProduct(goods.id, goods.address)
  const choice = useMemo(() => plainChoice({ supplements: goods.included }), [goods])
  const key = useMemo(() => lineKey({ productId: goods.id, ...choice }), [goods, choice])
  const count = useCart(({ counts }) => counts.get(key) ?? 0)
  const choosing = goods.variations.length > 0
  const bought = count > 0 && !choosing
  const word = t(choosing ? 'common.choose' : 'product.add')
  // A product is made when it is wanted: two hundred cards of a page are drawn, and one or two are bought.
  const more = () => {
    if (choosing) show()
    else if (bought) increaseLine(productFromCard(goods), key)
    else add(productFromCard(goods), choice)
  }
  const less = ({ currentTarget }: MouseEvent) => {
    decreaseLine(productFromCard(goods), key)
    // With the last one this button goes.
    if (!useCart.getState().counts.has(key)) focusOn(currentTarget.parentElement?.lastElementChild)
  }
  return (
    <div
      className={bought ? `${className} stepper` : className}
      {...(bought ? { role: 'group', 'aria-label': t('product.quantity', { name: goods.name }) } : {})}
    >
      {bought ? (
        <>
          <button type="button" aria-label={t('product.decrease')} onClick={less}>
            <Icon name="minus" size={20} />
          </button>
          <output>{isPerKg(goods) ? weightText(lineWeight(goods, null, count), t) : count}</output>
        </>
      ) : null}
      <button
        type="button"
        className={bought ? undefined : 'buy'}
        aria-label={bought ? t('product.increase') : word}
        onClick={more}
      >
        {bought ? <Icon name="plus" size={20} /> : <span>{word}</span>}
      </button>
    </div>
  )
}

function focusOn(element: Element | null | undefined): void {
  if (element instanceof HTMLElement) element.focus({ preventScroll: true })
}

/** The dish as it comes: no variation chosen, the supplements that belong to it from the start. */
function plainChoice(product: Pick<Product, 'supplements'>): Choice {
  return {
    variationId: null,
    supplements: product.supplements.filter(({ count }) => count > 0).map(({ id, count }) => ({ id, count })),
  }
}
