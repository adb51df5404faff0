import { useRef } from 'react'
import type { CardGoods } from '../../catalogue-access/root-data/card-goods.ts'
import { useTranslate } from '../../i18n/i18n.tsx'
import { homePath } from '../../routing/paths.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { useStoredCards } from '../catalogue-store/index.ts'
import { useFavourites } from '../favourites/index.ts'
import { ProductItem } from '../product/index.ts'

export function FavouritesPage({ cards }: { readonly cards: readonly CardGoods[] }) {
  const t = useTranslate()
  useStoredCards(cards)
  const liked = useStillLiked(cards)
  if (liked.length === 0) {
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
    <ul className="grid-cards keeps-all">
      {liked.map((goods) => (
        <ProductItem key={goods.id} goods={goods} />
      ))}
    </ul>
  )
}

/** What is no longer liked goes at once; until the browser has its own list, the server's is right. */
function useStillLiked(cards: readonly CardGoods[]): readonly CardGoods[] {
  const ids = useFavourites((state) => state.ids)
  const seen = useRef(new Set<number>())
  for (const id of ids) seen.current.add(id)
  return cards.filter(({ id }) => ids.includes(id) || !seen.current.has(id))
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
