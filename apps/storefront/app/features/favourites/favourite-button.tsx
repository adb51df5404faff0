import type { ReactNode } from 'react'
import { useTranslate } from '../../i18n/i18n.tsx'
import { schedule } from '../../startup/schedule.ts'
import { showToast } from '../../ui/toast-store.ts'
import { toggleFavourite } from './favourites.ts'
import { useFavourites } from './favourites-store.ts'

interface Props {
  readonly id: number
  /** The heart, where it is not the one that lies on a card's picture (card.css). */
  readonly children?: ReactNode
}

export function FavouriteButton({ id, children }: Props) {
  const t = useTranslate()
  const liked = useFavourites(({ ids }) => ids.includes(id))
  const toggle = () => {
    const word = toggleFavourite(id) ? 'toast.favouriteAdded' : 'toast.favouriteRemoved'
    // The heart is the answer; the words are laid out after it.
    schedule(() => showToast(t(word)), 'after-paint')
  }
  return (
    <button
      type="button"
      className="favourite"
      aria-label={t('favourites.add')}
      aria-pressed={liked}
      onClick={toggle}
    >
      {children}
    </button>
  )
}
