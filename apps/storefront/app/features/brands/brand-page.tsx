import { useTranslate } from '../../i18n/i18n.tsx'
import { brandsPath, homePath } from '../../routing/paths.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Link } from '../../ui/link.tsx'
import { Picture } from '../../ui/picture.tsx'
import { useStoredCards } from '../catalogue-store/index.ts'
import { NoneSuits, SuitsChip } from '../diet-filter/index.ts'
import { ProductItem } from '../product/index.ts'
import type { BrandView } from './brand-view.ts'

export function BrandPage({ brand }: { readonly brand: BrandView }) {
  const t = useTranslate()
  useStoredCards(brand.goods)
  return (
    <div className="page content-page">
      <p>
        <Link to={brandsPath()} className="content-back">
          {t('brands.title')}
        </Link>
      </p>
      <div className="brand-head">
        {brand.image ? (
          <div className="thumb brand-picture">
            <Picture name={brand.image} alt="" shape="square" sizes="120px" widest={320} load="sight" />
          </div>
        ) : null}
        <div className="min-w-0">
          <h1>{brand.name}</h1>
          {brand.description ? <p className="mt-2 max-w-[60ch] text-ink-soft">{brand.description}</p> : null}
        </div>
      </div>
      <section className="content-more">
        <h2>{t('brands.products', { name: brand.name })}</h2>
        {brand.goods.length === 0 ? (
          <EmptyState title={t('home.categoryEmpty')} to={homePath()} action={t('cart.toCatalogue')} />
        ) : null}
        <p className="suits-aside mb-4">
          <SuitsChip goods={brand.goods} />
        </p>
        <NoneSuits goods={brand.goods} />
        <ul className="grid-cards">
          {brand.goods.map((goods, index) => (
            <ProductItem key={goods.id} goods={goods} load={index < 4 ? 'sight' : 'later'} />
          ))}
        </ul>
      </section>
    </div>
  )
}
