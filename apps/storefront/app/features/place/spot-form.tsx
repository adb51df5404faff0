import { useMemo, useState } from 'react'
import type { Spot } from '../../catalogue-access/root-data/spot.ts'
import { serverTime } from '../../catalogue-access/server-time.ts'
import { useSettings } from '../../catalogue-access/use-shop-settings.ts'
import { useTranslate } from '../../i18n/i18n.tsx'
import { Icon } from '../../ui/icon.tsx'
import { CityMap, type MapPoint } from '../map/index.ts'
import { placePromise } from './place-promise.ts'
import { type Place, usePlace } from './place-store.ts'
import { SpotChoice } from './spot-choice.tsx'
import { placeOf, spotKey } from './spots.ts'
import { useHoursNow } from './use-hours-now.ts'

interface Props {
  readonly legend: string
  readonly spots: readonly Spot[]
  readonly onChosen: (place: Place) => void
}

/** One of the places one can come to, from the list or from the map. */
export function SpotForm({ legend, spots, onChosen }: Props) {
  const t = useTranslate()
  const place = usePlace((state) => state.place)
  const [chosen, setChosen] = useState(() => keyOf(spots, place))
  const hoursOf = useHoursNow()
  const settings = useSettings()
  const points = useMemo(
    () =>
      spots.flatMap((spot): MapPoint[] =>
        spot.point
          ? [
              {
                key: spotKey(spot),
                name: spot.name,
                point: spot.point,
                kind: 'pickup',
                chosen: spotKey(spot) === chosen,
              },
            ]
          : [],
      ),
    [spots, chosen],
  )
  const spot = spots.find((one) => spotKey(one) === chosen)
  const when = spot ? placePromise(placeOf(spot), settings, serverTime(), t) : ''
  const confirm = () => {
    if (spot) onChosen(placeOf(spot))
  }
  return (
    <form
      className="place-columns"
      onSubmit={(event) => {
        event.preventDefault()
        confirm()
      }}
    >
      <div className="place-fields">
        <SpotChoice legend={legend} spots={spots} chosen={chosen} hoursOf={hoursOf} onChoose={setChosen} />
        {when ? (
          <p role="status" className="zone-time">
            <Icon name="clock" />
            <b>{when}</b>
          </p>
        ) : null}
      </div>
      <div className="place-map">
        <CityMap points={points} label={t('map.points')} onPoint={setChosen} />
      </div>
      <div className="place-foot">
        <button type="submit" className="button button-buy w-full" disabled={spots.length === 0}>
          {t('common.confirm')}
        </button>
      </div>
    </form>
  )
}

function keyOf(spots: readonly Spot[], place: Place | null): string {
  const [first] = spots
  const kept = place && spots.find((spot) => isAt(spot, place))
  const spot = kept ?? first
  return spot ? spotKey(spot) : ''
}

const isAt = (spot: Spot, place: Place): boolean =>
  spot.deliveryType === place.deliveryType &&
  spot.warehouseId === place.warehouseId &&
  spot.pickupPointId === place.pickupPointId
