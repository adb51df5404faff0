import { type CartLine, categoryLineage, freeLimitOf, isPerKg, type Product } from '@samobranka/rules'
import type { OpenProduct } from '../../catalogue-access/root-data/open-product.ts'
import { useShopTerms } from '../../catalogue-access/root-data/shop-terms.tsx'
import { useWithStops } from '../../catalogue-access/switches-now.ts'
import { useMoney, useTranslate } from '../../i18n/i18n.tsx'
import { Segments } from '../../ui/fields/segments.tsx'
import { Stepper } from '../../ui/fields/stepper.tsx'
import { Price } from '../../ui/price.tsx'
import { Rail } from '../../ui/rail.tsx'
import { useAdd, WeightStepper } from '../cart/index.ts'
import { useCatalogueStore } from '../catalogue-store/index.ts'
import { Badges } from './card/badges.tsx'
import { ProductItem } from './card/product-item.tsx'
import { ProductActions } from './product-actions.tsx'
import { ProductFacts } from './product-facts.tsx'
import { ProductGallery } from './product-gallery.tsx'
import { ProductMeasure } from './product-measure.tsx'
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
  /** It came with the page, in a sheet: its parts wait for their frames. */
  readonly defer?: '' | undefined
}

/** Everything inside the product's sheet; the server renders the same for a page without scripts. */
export function ProductPanel({
  opened,
  warehouseId,
  onAdded,
  edited,
  heading: Heading = 'h2',
  defer,
}: Props) {
  const { complete, related } = opened
  const product = useWithStops(opened.product)
  const t = useTranslate()
  const money = useMoney()
  const order = useProductOrder(product, warehouseId, edited?.line)
  return (
    <>
      <ProductBar opened={opened} />
      <div className="sheet-scroll">
        {product.images.length > 0 ? <ProductGallery product={product} /> : null}
        <div className="product-words" data-defer={defer}>
          <div>
            <Heading>{product.name}</Heading>
            <ProductMeasure opened={opened} order={order} />
            <FreeUnits product={product} />
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
          {complete ? <Supplements product={product} order={order} defer={defer} /> : null}
          {order.saved > 0 ? (
            <p className="combo-saved">{t('product.comboDiscount', { sum: money(order.saved) })}</p>
          ) : null}
          <ProductFacts product={product} defer={defer} />
          {related.length > 0 ? (
            <section className="related" data-defer={defer}>
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

/** Of extras some come free: the button's price would be news in the cart. */
function FreeUnits({ product }: { readonly product: Product }) {
  const t = useTranslate()
  const categories = useCatalogueStore((store) => store.categories)
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
  const steps = {
    canDecrease: order.canDecrease,
    onIncrease: order.increase,
    onDecrease: order.decrease,
    className: 'stepper-tall',
  }
  return (
    <div className="sheet-foot flex items-center gap-3">
      {isPerKg(product) ? (
        <WeightStepper
          {...steps}
          product={product}
          variationId={order.choice.variationId}
          count={order.count}
          onWeight={order.weigh}
        />
      ) : (
        <Stepper {...steps} label={t('product.quantity', { name: product.name })} value={order.count} />
      )}
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

/** Above what moves in the sheet: all its badges, and the controls that nothing may lie over; “close” stands at its end. */
function ProductBar({ opened }: { readonly opened: OpenProduct }) {
  return (
    <div className="product-bar">
      <div className="product-badges">
        <Badges badges={opened.product.badges} />
      </div>
      <ProductActions opened={opened} />
    </div>
  )
}
