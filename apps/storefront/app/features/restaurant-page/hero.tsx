import { useCameCovered } from '../../catalogue-access/root-data/use-came-covered.ts'
import { useTranslate } from '../../i18n/i18n.tsx'
import { Picture } from '../../ui/picture.tsx'
import { BookTable } from './book-table.tsx'
import type { RestaurantPlace } from './restaurant-places.ts'
import { useOpeningText } from './use-opening-text.ts'

interface Props {
  readonly picture: string
  readonly name: string
  readonly about: string
  readonly place: RestaurantPlace | null
}

/** The room itself, from edge to edge; the name, the hours and the two things a guest comes for. */
export function Hero({ picture, name, about, place }: Props) {
  const t = useTranslate()
  const openingText = useOpeningText()
  const covered = useCameCovered()
  return (
    <section className="hero" data-plain={picture ? undefined : ''}>
      {picture ? (
        <Picture
          name={picture}
          alt=""
          shape="wide"
          sizes="100vw"
          narrowest={640}
          widest={1920}
          load={covered ? 'later' : 'first'}
        />
      ) : null}
      <div className="page hero-words">
        {place ? (
          <p className="hero-hours">
            <i
              className={
                place.opening.kind === 'open' || place.opening.kind === 'aroundClock' ? 'is-open' : ''
              }
            />
            {openingText(place.opening)}
          </p>
        ) : null}
        <h1>{name}</h1>
        {about ? <p className="hero-about">{about}</p> : null}
        <p className="hero-ways">
          {place?.hasTables ? <BookTable kitchenId={place.id} className="button button-buy" /> : null}
          <a href="#menu-card" className="button hero-menu">
            {t('home.heroMenu')}
          </a>
        </p>
      </div>
    </section>
  )
}
