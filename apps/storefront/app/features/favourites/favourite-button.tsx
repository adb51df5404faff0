import { afterFrame } from '../../lib/after-frame.ts'
import { useTranslate } from '../../lib/speech.tsx'
import { Icon } from '../../ui/icon.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { toggleFavourite } from './favourites.ts'
import { useFavourites } from './favourites-store.ts'

export function FavouriteButton({ id }: { readonly id: number }) {
  const t = useTranslate()
  const liked = useFavourites(({ ids }) => ids.includes(id))
  const toggle = () => {
    const word = toggleFavourite(id) ? 'toast.favouriteAdded' : 'toast.favouriteRemoved'
    // The heart is the answer; the words are laid out after it.
    afterFrame(() => showToast(t(word)))
  }
  return (
    <button
      type="button"
      className="favourite"
      aria-label={t('favourites.add')}
      aria-pressed={liked}
      onClick={toggle}
    >
      <Icon name="heart" />
    </button>
  )
}
