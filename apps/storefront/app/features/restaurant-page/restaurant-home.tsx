import { useMemo } from 'react'
import { useTranslate } from '../../i18n/i18n.tsx'
import { Picture } from '../../ui/picture.tsx'
import { useStoredCards } from '../catalogue-store/index.ts'
import { ChefDishes } from './chef-dishes.tsx'
import { FindUs } from './find-us.tsx'
import { Hero } from './hero.tsx'
import { MenuCard } from './menu-card.tsx'
import type { RestaurantView } from './restaurant-view.ts'

interface Props {
  readonly view: RestaurantView
  readonly shopName: string
  readonly about: string
}

/** A restaurant with a dining room: the room first, then what the chef is proud of, then the card. */
export function RestaurantHome({ view, shopName, about }: Props) {
  const { hero, places, chef, menu, photos } = view
  const goods = useMemo(
    () => [...chef, ...menu.flatMap(({ dishes }) => dishes)].map((dish) => dish.goods),
    [chef, menu],
  )
  useStoredCards(goods)
  return (
    <div className="restaurant">
      <Hero picture={hero} name={shopName} about={about} place={places[0] ?? null} />
      <ChefDishes dishes={chef} />
      <MenuCard sections={menu} />
      <Photos photos={photos} />
      <FindUs places={places} />
    </div>
  )
}

function Photos({ photos }: { readonly photos: readonly string[] }) {
  const t = useTranslate()
  if (photos.length < 2) return null
  return (
    <section className="page restaurant-part" aria-label={t('gallery.title')} data-defer="">
      <h2>{t('gallery.title')}</h2>
      <ul className="restaurant-photos">
        {photos.map((photo, index) => (
          <li key={photo}>
            <Picture
              name={photo}
              alt={t('a11y.photo', { name: t('gallery.title'), current: index + 1, total: photos.length })}
              sizes="(width < 768px) 46vw, 420px"
              narrowest={320}
              widest={960}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
