import { isPerKg, unitPrice } from '@samobranka/rules'
import { memo } from 'react'
import type { CardGoods } from '../../../catalogue-access/root-data/card-goods.ts'
import { useShopTerms } from '../../../catalogue-access/root-data/shop-terms.tsx'
import { useIsStopped } from '../../../catalogue-access/switches-now.ts'
import { useMoney, useTranslate } from '../../../i18n/i18n.tsx'
import { type Load, Picture } from '../../../ui/picture.tsx'
import { Price } from '../../../ui/price.tsx'
import { productFromCard } from '../../catalogue-store/index.ts'
import { UnwantedMark } from '../../diet-filter/index.ts'
import { FavouriteButton } from '../../favourites/index.ts'
import { ClosedMark } from '../../opening-hours/index.ts'
import { Badges } from './badges.tsx'
import { BuyControl } from './buy-control.tsx'
import { measureText } from './measure-text.ts'
import { ProductLink } from './product-link.tsx'

interface Props {
  readonly goods: CardGoods
  /** How soon its picture is wanted. */
  readonly load?: Load | undefined
}

// A phone shows it a little wider: the file below is half as large, and nobody sees the difference.
const SIZES = 'min(40vw, 300px)'

/** Drawn again only when its goods change: pages are, whenever a dialog opens over them. */
export const ProductCard = memo(function ProductCard({ goods, load = 'later' }: Props) {
  const t = useTranslate()
  const { buyingDisabled } = useShopTerms()
  const inStock = !useIsStopped(goods.id) && goods.inStock
  return (
    <article
      className={inStock ? 'card' : 'card card-gone'}
      aria-label={goods.name}
      data-contains={goods.contains.join(' ') || undefined}
      data-plain={goods.picture ? undefined : ''}
    >
      <div className="card-picture">
        {goods.picture ? (
          <Picture name={goods.picture} alt="" shape="square" sizes={SIZES} narrowest={320} load={load} />
        ) : null}
        <div className="card-badges">
          <Badges badges={goods.badges} most={2} />
        </div>
        {inStock ? <ClosedMark /> : null}
        {goods.contains.length > 0 ? <UnwantedMark contains={goods.contains} className="unwanted" /> : null}
        <FavouriteButton id={goods.id} />
      </div>
      <div className="card-text">
        <h3 className="card-name">
          <ProductLink id={goods.id} address={goods.address}>
            {goods.name}
          </ProductLink>
        </h3>
        <CardWeight goods={goods} />
        <div className="card-foot">
          <div className="card-price">
            <Price sum={goods.shownPrice} old={goods.oldPrice} from={goods.variations.length > 1} />
          </div>
          {inStock ? (
            buyingDisabled ? null : (
              <BuyControl goods={goods} className="card-buy" />
            )
          ) : (
            <span className="card-gone-note">{t('product.outOfStock')}</span>
          )}
        </div>
      </div>
    </article>
  )
})

/** The weight as the menu prints it; kg goods say what the price is for, and what a kilogram costs. */
export function CardWeight({ goods }: { readonly goods: CardGoods }) {
  const t = useTranslate()
  const money = useMoney()
  const measure = measureText(goods, t)
  if (!isPerKg(goods)) return measure ? <p className="card-weight">{measure}</p> : null
  const kilogram = money(unitPrice(productFromCard(goods), { variationId: null, supplements: [] }))
  return (
    <p className="card-weight">
      {[measure, t('product.perKilogram', { price: kilogram })].filter(Boolean).join(' · ')}
    </p>
  )
}
