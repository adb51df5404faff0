import { homePath } from '../../lib/paths.ts'
import { useTranslate } from '../../lib/speech.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ProductCard } from '../product/index.ts'
import { type CardGoods, useShelfOf } from '../shelf/index.ts'

export function FavouritesPage({ cards }: { readonly cards: readonly CardGoods[] }) {
  const t = useTranslate()
  useShelfOf(cards)
  if (cards.length === 0) {
    return (
      <EmptyState
        title={t('favourites.empty')}
        hint={t('favourites.emptyHint')}
        to={homePath()}
        action={t('cart.toCatalogue')}
      />
    )
  }
  return (
    <ul className="grid-cards">
      {cards.map((goods) => (
        <li key={goods.id}>
          <ProductCard goods={goods} />
        </li>
      ))}
    </ul>
  )
}

export function FavouritesSkeleton() {
  return (
    <div className="grid-cards">
      <div className="skeleton h-72 rounded-card" />
      <div className="skeleton h-72 rounded-card" />
      <div className="skeleton h-72 rounded-card" />
    </div>
  )
}
