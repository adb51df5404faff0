import { useId } from 'react'
import { useTranslate } from '../../i18n/i18n.tsx'
import { Link } from '../../ui/link.tsx'
import { Price } from '../../ui/price.tsx'
import { UnwantedMark } from '../diet-filter/index.ts'
import { measureText, ProductLink } from '../product/index.ts'
import type { Dish, MenuSection } from './restaurant-view.ts'

/** The menu as it lies on the table: names, a dotted line, prices. */
export function MenuCard({ sections }: { readonly sections: readonly MenuSection[] }) {
  const t = useTranslate()
  if (sections.length === 0) return null
  return (
    <section id="menu-card" className="restaurant-menu">
      <div className="page">
        <h2>{t('home.menuCard')}</h2>
        <div className="menu-card">
          {sections.map(({ id, name, address, dishes, more }) => (
            <section key={id} className="menu-card-part" data-defer="">
              <h3>
                <Link to={address}>{name}</Link>
              </h3>
              <ul>
                {dishes.map((dish) => (
                  <li key={dish.goods.id}>
                    <PrintedDish dish={dish} />
                  </li>
                ))}
              </ul>
              {more ? (
                <Link to={address} className="row-all" aria-label={t('home.seeCategory', { category: name })}>
                  {t('common.showAll')}
                </Link>
              ) : null}
            </section>
          ))}
        </div>
      </div>
    </section>
  )
}

function PrintedDish({ dish: { goods, about } }: { readonly dish: Dish }) {
  const t = useTranslate()
  const name = useId()
  return (
    <article className="printed" aria-labelledby={name} data-contains={goods.contains.join(' ') || undefined}>
      <p className="printed-line">
        <ProductLink id={goods.id} address={goods.address}>
          <span id={name}>{goods.name}</span>
        </ProductLink>
        <UnwantedMark contains={goods.contains} className="unwanted-aside" />
        <i aria-hidden="true" />
        <Price sum={goods.shownPrice} from={goods.variations.length > 1} />
      </p>
      <p className="printed-about">{[about, measureText(goods, t)].filter(Boolean).join(' ')}</p>
    </article>
  )
}
