import { useId } from 'react'
import type { Spot } from '../../catalogue-access/root-data/spot.ts'
import { spotKey } from './spots.ts'
import { withoutTown } from './without-town.ts'

interface Props {
  readonly legend: string
  readonly spots: readonly Spot[]
  readonly chosen: string
  /** «с 10:00 до 22:00» or «Сейчас закрыто», by kitchen. */
  readonly hoursOf: (warehouseId: number) => string
  readonly onChoose: (key: string) => void
}

/** Points to fetch from, or restaurants to sit in. */
export function SpotChoice({ legend, spots, chosen, hoursOf, onChoose }: Props) {
  const name = useId()
  const addresses = withoutTown(spots.map(({ address }) => address))
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-medium">{legend}</legend>
      <ul className="spots">
        {spots.map((spot, at) => {
          const key = spotKey(spot)
          return (
            <li key={key}>
              <label className="spot">
                <input
                  type="radio"
                  name={name}
                  checked={key === chosen}
                  onChange={() => onChoose(key)}
                  aria-label={spot.name}
                />
                <span className="min-w-0">
                  <b className="block font-semibold">{spot.name}</b>
                  {spot.address === spot.name ? null : (
                    <small className="block text-small text-ink-soft">{addresses[at]}</small>
                  )}
                  <small className="block text-small text-ink-soft">{hoursOf(spot.warehouseId)}</small>
                </span>
              </label>
            </li>
          )
        })}
      </ul>
    </fieldset>
  )
}
