import { memo } from 'react'
import type { CardGoods } from '../../catalogue-access/root-data/card-goods.ts'
import { useShopTerms } from '../../catalogue-access/root-data/shop-terms.tsx'
import { useIsStopped } from '../../catalogue-access/switches-now.ts'
import { useTranslate } from '../../i18n/i18n.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Price } from '../../ui/price.tsx'
import { UnwantedMark } from '../diet-filter/index.ts'
import { BuyControl, measureText, ProductLink } from '../product/index.ts'

/** Drawn once: what the next letter finds as well stays as it is. */
export const SearchResult = memo(function SearchResult({ goods }: { readonly goods: CardGoods }) {
  const t = useTranslate()
  const { buyingDisabled } = useShopTerms()
  const inStock = !useIsStopped(goods.id) && goods.inStock
  return (
    <div className="search-result">
      <ProductLink id={goods.id} address={goods.address} className="search-link">
        {goods.picture ? (
          <span className="thumb search-picture">
            <Picture name={goods.picture} alt="" shape="square" sizes="64px" widest={160} />
          </span>
        ) : null}
        <span className="min-w-0 flex-1">
          <b className="block font-semibold">{goods.name}</b>
          <small className="text-small text-ink-soft">
            {inStock ? measureText(goods, t) : t('product.outOfStock')}
          </small>
          <UnwantedMark contains={goods.contains} className="unwanted-line" />
          <span className="block font-bold">
            <Price sum={goods.shownPrice} from={goods.variations.length > 1} />
          </span>
        </span>
      </ProductLink>
      {inStock && !buyingDisabled ? <BuyControl goods={goods} className="search-buy" /> : null}
    </div>
  )
})
