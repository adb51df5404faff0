import { useId } from 'react'
import type { Spot } from '../../catalogue-access/root-data/spot.ts'
import { type Place, withoutTown } from '../place/index.ts'

interface Props {
  readonly legend: string
  readonly spots: readonly Spot[]
  readonly place: Place | null
  readonly onChoose: (spot: Spot) => void
}

/** Where one comes to: pickup points, or restaurants with tables. */
export function SpotChoice({ legend, spots, place, onChoose }: Props) {
  const name = useId()
  const addresses = withoutTown(spots.map(({ address }) => address))
  return (
    <fieldset className="choice-list">
      <legend className="hidden-visually">{legend}</legend>
      {spots.map((spot, at) => (
        <label key={`${spot.warehouseId} ${spot.pickupPointId}`} className="choice-row">
          <input type="radio" name={name} checked={isAt(place, spot)} onChange={() => onChoose(spot)} />
          <span className="min-w-0 flex-1">
            <b>{spot.name}</b>
            {spot.address && spot.address !== spot.name ? <small>{addresses[at]}</small> : null}
          </span>
        </label>
      ))}
    </fieldset>
  )
}

function isAt(place: Place | null, spot: Spot): boolean {
  return place?.warehouseId === spot.warehouseId && place.pickupPointId === spot.pickupPointId
}
