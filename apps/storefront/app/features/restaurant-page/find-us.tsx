import { useMemo } from 'react'
import { useTranslate } from '../../i18n/i18n.tsx'
import { type MapPoint, NearMap } from '../map/index.ts'
import { BookTable } from './book-table.tsx'
import type { RestaurantPlace } from './restaurant-places.ts'
import { useOpeningText } from './use-opening-text.ts'

export function FindUs({ places }: { readonly places: readonly RestaurantPlace[] }) {
  const t = useTranslate()
  const openingText = useOpeningText()
  if (places.length === 0) return null
  return (
    <section className="page restaurant-part" data-defer="">
      <h2>{t('home.findUs')}</h2>
      <PlacesMap places={places} />
      <ul className="find-us">
        {places.map((place) => (
          <li key={place.id}>
            <h3>{place.name}</h3>
            {place.address ? <address>{place.address}</address> : null}
            <p className="find-us-hours">{openingText(place.opening)}</p>
            {place.phone ? (
              <a href={`tel:${place.phone}`} className="find-us-phone">
                {place.shownPhone}
              </a>
            ) : null}
            {place.hasTables ? <BookTable kitchenId={place.id} className="button button-quiet" /> : null}
          </li>
        ))}
      </ul>
    </section>
  )
}

function PlacesMap({ places }: { readonly places: readonly RestaurantPlace[] }) {
  const t = useTranslate()
  const points = useMemo(
    () =>
      places.flatMap(({ id, name, point }): MapPoint[] =>
        point ? [{ key: String(id), name, point, kind: 'kitchen' }] : [],
      ),
    [places],
  )
  if (points.length === 0) return null
  return <NearMap points={points} label={t('home.findUs')} className="find-us-map" />
}
