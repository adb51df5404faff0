import { useTranslate } from '../../lib/speech.tsx'
import { Icon } from '../../ui/icon.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { toggleFavourite } from './favourites.ts'
import { useFavourites } from './favourites-store.ts'

export function FavouriteButton({ id }: { readonly id: number }) {
  const t = useTranslate()
  const liked = useFavourites(({ ids }) => ids.includes(id))
  return (
    <button
      type="button"
      className="favourite"
      aria-label={t('favourites.add')}
      aria-pressed={liked}
      onClick={() => showToast(t(toggleFavourite(id) ? 'toast.favouriteAdded' : 'toast.favouriteRemoved'))}
    >
      <Icon name="heart" />
    </button>
  )
}
