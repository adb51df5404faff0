import {
  type CartLine,
  categoryLineage,
  firstAddCount,
  freeLimitOf,
  isPerKg,
  lineWeight,
  type Product,
  portionOf,
  unitPrice,
} from '@samobranka/rules'
import { boundUnits } from '../../lib/bound-units.ts'
import { useShopTerms } from '../../lib/shop-terms.tsx'
import { useMoney, useTranslate } from '../../lib/speech.tsx'
import { portionText, weightText } from '../../lib/weight-text.ts'
import { Price } from '../../ui/price.tsx'
import { Rail } from '../../ui/rail.tsx'
import { Segments } from '../../ui/segments.tsx'
import { Stepper } from '../../ui/stepper.tsx'
import { useAdd } from '../cart/index.ts'
import { useShelf } from '../shelf/index.ts'
import type { OpenProduct } from './open-product.ts'
import { ProductActions } from './product-actions.tsx'
import { ProductFacts } from './product-facts.tsx'
import { ProductGallery } from './product-gallery.tsx'
import { ProductItem } from './product-item.tsx'
import { ProductWarnings } from './product-warnings.tsx'
import { Supplements } from './supplements.tsx'
import { type ProductOrder, useProductOrder } from './use-product-order.ts'

interface EditedLine {
  readonly line: CartLine
  readonly onSave: (line: CartLine) => void
}

interface Props {
  readonly opened: OpenProduct
  readonly warehouseId: number | null
  readonly onAdded: () => void
  /** The line of the cart whose dish this is, where it is chosen anew. */
  readonly edited?: EditedLine
  /** The page's own heading where the product has the page for itself. */
  readonly heading?: 'h1' | 'h2'
}

/** Everything inside the product's sheet; the server renders the same for a page without scripts. */
export function ProductPanel({ opened, warehouseId, onAdded, edited, heading: Heading = 'h2' }: Props) {
  const { product, complete, related } = opened
  const t = useTranslate()
  const money = useMoney()
  const order = useProductOrder(product, warehouseId, edited?.line)
  return (
    <>
      <div className="sheet-scroll">
        <ProductGallery product={product} />
        <div className="product-words">
          <div>
            <Heading className="pr-12">{product.name}</Heading>
            <ProductMeasure opened={opened} order={order} />
            <FreeUnits product={product} />
            <ProductActions opened={opened} />
          </div>
          <ProductWarnings product={product} />
          {complete ? (
            product.description && <p className="leading-relaxed text-pretty">{product.description}</p>
          ) : (
            <DescriptionSkeleton />
          )}
          {product.variations.length > 0 ? (
            <Segments
              legend={t('product.variations')}
              options={product.variations.map(({ id, name }) => ({ value: id, name }))}
              value={order.choice.variationId ?? 0}
              onChange={order.chooseVariation}
            />
          ) : null}
          {complete ? <Supplements product={product} order={order} /> : null}
          {order.saved > 0 ? (
            <p className="combo-saved">{t('product.comboDiscount', { sum: money(order.saved) })}</p>
          ) : null}
          <ProductFacts product={product} />
          {related.length > 0 ? (
            <section className="related">
              <h3 className="mb-3">{t('product.related')}</h3>
              <Rail className="rail-cards">
                {related.map((goods) => (
                  <ProductItem key={goods.id} goods={goods} />
                ))}
              </Rail>
            </section>
          ) : null}
        </div>
      </div>
      <ProductFoot opened={opened} order={order} onAdded={onAdded} edited={edited} />
    </>
  )
}

function ProductMeasure({ opened, order }: { readonly opened: OpenProduct; readonly order: ProductOrder }) {
  const t = useTranslate()
  const money = useMoney()
  const { product } = opened
  if (!isPerKg(product)) {
    return product.weight ? <p className="mt-1 text-ink-soft">{boundUnits(product.weight)}</p> : null
  }
  const kilogram = t('product.perKilogram', { price: money(unitPrice(product, order.choice)) })
  const least = firstAddCount(product)
  return (
    <p className="mt-1 text-ink-soft">
      {portionText(portionOf(product), t)} · {kilogram}
      {least > 1
        ? ` · ${t('product.portionMinimum', { weight: portionText(lineWeight(product, least), t) })}`
        : ''}
    </p>
  )
}

/** Of extras some come free: the button's price would be news in the cart. */
function FreeUnits({ product }: { readonly product: Product }) {
  const t = useTranslate()
  const categories = useShelf((shelf) => shelf.categories)
  const count = freeLimitOf(product, categoryLineage(categories))
  return count > 0 ? <p className="text-good">{t('product.supplementsFree', { count })}</p> : null
}

interface FootProps extends Pick<Props, 'opened' | 'onAdded'> {
  readonly order: ProductOrder
  readonly edited: EditedLine | undefined
}

function ProductFoot({ opened, order, onAdded, edited }: FootProps) {
  const t = useTranslate()
  const money = useMoney()
  const add = useAdd()
  const { buyingDisabled } = useShopTerms()
  const { product } = opened
  if (!order.inStock || buyingDisabled) {
    return (
      <div className="sheet-foot flex items-center justify-between gap-3">
        <b className="text-lead text-ink-soft">
          {t(order.inStock ? 'cart.orderingDisabled' : 'product.outOfStock')}
        </b>
        <Price sum={order.price} />
      </div>
    )
  }
  return (
    <div className="sheet-foot flex items-center gap-3">
      <Stepper
        label={t('product.quantity', { name: product.name })}
        value={isPerKg(product) ? weightText(lineWeight(product, order.count), t) : order.count}
        canDecrease={order.canDecrease}
        onIncrease={order.increase}
        onDecrease={order.decrease}
        className="stepper-tall"
      />
      <button
        type="button"
        className="button button-buy min-w-0 flex-1 px-3"
        onClick={() => {
          if (edited) edited.onSave({ productId: product.id, ...order.choice, count: order.count })
          else if (add(product, order.choice, order.count)) onAdded()
        }}
      >
        {t(edited ? 'product.saveFor' : 'product.addFor', { sum: money(order.price) })}
      </button>
    </div>
  )
}

function DescriptionSkeleton() {
  return (
    <div aria-hidden="true" className="space-y-2">
      <div className="skeleton h-4" />
      <div className="skeleton h-4 w-4/5" />
    </div>
  )
}
