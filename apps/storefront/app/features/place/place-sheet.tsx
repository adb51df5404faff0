import type { DeliveryType } from '@samobranka/rules'
import { useState } from 'react'
import { useTranslate } from '../../lib/speech.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Segments } from '../../ui/segments.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { useSheet } from '../../ui/use-sheet.ts'
import { type Place, usePlace } from './place-store.ts'
import { placeOf } from './spots.ts'
import { useChoosePlace } from './use-choose-place.ts'

/** A kitchen or a pickup point one can come to. */
export interface Spot {
  readonly deliveryType: Exclude<DeliveryType, 'flat_rate'>
  readonly warehouseId: number
  readonly pickupPointId: number | null
  readonly name: string
  readonly address: string
}

export function PlaceSheet({ spots }: { readonly spots: readonly Spot[] }) {
  const t = useTranslate()
  const { open, close } = useSheet('place')
  return (
    <Sheet open={open} onClose={close} title={t('place.title')}>
      <PlaceForm spots={spots} onDone={close} />
    </Sheet>
  )
}

function PlaceForm({ spots, onDone }: { readonly spots: readonly Spot[]; readonly onDone: () => void }) {
  const t = useTranslate()
  const settle = useChoosePlace()
  const place = usePlace((state) => state.place)
  const names = { local_pickup: t('place.pickup'), lounge: t('place.lounge') } as const
  const ways = (['local_pickup', 'lounge'] as const).filter((way) =>
    spots.some(({ deliveryType }) => deliveryType === way),
  )
  const [way, setWay] = useState<Spot['deliveryType']>(
    place && place.deliveryType !== 'flat_rate' ? place.deliveryType : (ways[0] ?? 'local_pickup'),
  )
  const choose = (spot: Spot) => {
    showToast(t('toast.placeSaved'))
    onDone()
    settle(placeOf(spot))
  }
  return (
    <div className="sheet-scroll space-y-4 px-5 pb-6 tablet:w-[480px] tablet:px-6">
      <Segments
        legend={t('place.title')}
        options={ways.map((value) => ({ value, name: names[value] }))}
        value={way}
        onChange={setWay}
      />
      <ul className="divide-y divide-line">
        {spots
          .filter(({ deliveryType }) => deliveryType === way)
          .map((spot) => (
            <li key={`${spot.warehouseId} ${spot.pickupPointId}`}>
              <SpotButton spot={spot} chosen={isChosen(place, spot)} onChoose={() => choose(spot)} />
            </li>
          ))}
      </ul>
    </div>
  )
}

interface SpotButtonProps {
  readonly spot: Spot
  readonly chosen: boolean
  readonly onChoose: () => void
}

function SpotButton({ spot, chosen, onChoose }: SpotButtonProps) {
  return (
    <button
      type="button"
      aria-pressed={chosen}
      className="flex min-h-16 w-full items-center gap-3 py-2 text-start"
      onClick={onChoose}
    >
      <span className="grid size-11 flex-none place-items-center rounded-full bg-sunken">
        <Icon name={chosen ? 'check' : 'pin'} size={22} />
      </span>
      <span className="min-w-0">
        <b className="block font-semibold">{spot.name}</b>
        <small className="text-small text-ink-soft">{spot.address}</small>
      </span>
    </button>
  )
}

function isChosen(place: Place | null, spot: Spot): boolean {
  return (
    place?.deliveryType === spot.deliveryType &&
    place.warehouseId === spot.warehouseId &&
    place.pickupPointId === spot.pickupPointId
  )
}
