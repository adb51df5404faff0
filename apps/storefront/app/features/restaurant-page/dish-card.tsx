import { useId } from 'react'
import { useIsStopped } from '../../catalogue-access/switches-now.ts'
import { useTranslate } from '../../i18n/i18n.tsx'
import { type Load, Picture } from '../../ui/picture.tsx'
import { Price } from '../../ui/price.tsx'
import { UnwantedMark } from '../diet-filter/index.ts'
import { ClosedMark } from '../opening-hours/index.ts'
import { BuyControl, CardWeight, ProductLink } from '../product/index.ts'
import type { Dish } from './restaurant-view.ts'

/** A dish with a large picture and what is in it: fewer to a row than a shop's goods, and more said of each. */
export function DishCard({ dish, load }: { readonly dish: Dish; readonly load: Load }) {
  const t = useTranslate()
  const name = useId()
  const { goods, about } = dish
  const inStock = !useIsStopped(goods.id) && goods.inStock
  return (
    <article
      className={inStock ? 'dish' : 'dish card-gone'}
      aria-labelledby={name}
      data-contains={goods.contains.join(' ') || undefined}
      data-plain={goods.picture ? undefined : ''}
    >
      <div className="dish-picture card-picture">
        {goods.picture ? (
          <Picture
            name={goods.picture}
            alt=""
            sizes="(width < 768px) 80vw, 420px"
            narrowest={320}
            widest={960}
            load={load}
          />
        ) : null}
        {inStock ? <ClosedMark /> : null}
        <UnwantedMark contains={goods.contains} className="unwanted" />
      </div>
      <h3 className="dish-name">
        <ProductLink id={goods.id} address={goods.address}>
          <span id={name}>{goods.name}</span>
        </ProductLink>
      </h3>
      {about ? <p className="dish-about">{about}</p> : null}
      <div className="dish-foot">
        <span className="card-price">
          <Price sum={goods.shownPrice} old={goods.oldPrice} from={goods.variations.length > 1} />
        </span>
        <CardWeight goods={goods} />
        {inStock ? (
          <BuyControl goods={goods} className="dish-buy" />
        ) : (
          <span className="dish-buy">
            <i className="card-gone-note">{t('product.outOfStock')}</i>
          </span>
        )}
      </div>
    </article>
  )
}
