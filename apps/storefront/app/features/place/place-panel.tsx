import type { DeliveryType } from '@samobranka/rules'
import { useState } from 'react'
import type { Spot } from '../../catalogue-access/root-data/spot.ts'
import { useTranslate } from '../../i18n/i18n.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { LaterWords } from '../words/index.ts'
import { DeliveryForm } from './delivery-form.tsx'
import { type Place, usePlace } from './place-store.ts'
import { SpotForm } from './spot-form.tsx'
import { Tabs } from './tabs.tsx'
import { useChoosePlace } from './use-choose-place.ts'

interface Props {
  readonly spots: readonly Spot[]
  /** Whether anything is brought at all. */
  readonly delivers: boolean
  readonly onDone: () => void
}

export function PlacePanel(props: Props) {
  return (
    <LaterWords>
      <PlaceTabs {...props} />
    </LaterWords>
  )
}

function PlaceTabs({ spots, delivers, onDone }: Props) {
  const t = useTranslate()
  const keep = useKeepPlace(onDone)
  const place = usePlace((state) => state.place)
  const spotsFor = (type: DeliveryType) => spots.filter(({ deliveryType }) => deliveryType === type)
  const ways: { value: DeliveryType; name: string; shown: boolean }[] = [
    { value: 'flat_rate', name: t('place.delivery'), shown: delivers },
    { value: 'local_pickup', name: t('place.pickup'), shown: spotsFor('local_pickup').length > 0 },
    { value: 'lounge', name: t('place.lounge'), shown: spotsFor('lounge').length > 0 },
  ]
  const tabs = ways.filter(({ shown }) => shown)
  const [chosen, setWay] = useState<DeliveryType>(place?.deliveryType ?? 'flat_rate')
  const way = tabs.find(({ value }) => value === chosen)?.value ?? tabs[0]?.value ?? 'flat_rate'
  const toPickup = spotsFor('local_pickup').length > 0 ? () => setWay('local_pickup') : null
  return (
    <div className="sheet-scroll place">
      <Tabs label={t('place.title')} tabs={tabs} value={way} onChange={setWay}>
        {way === 'flat_rate' ? (
          <DeliveryForm onPickup={toPickup} onChosen={keep} />
        ) : (
          <SpotForm
            key={way}
            legend={t(way === 'lounge' ? 'place.chooseRestaurant' : 'place.choosePoint')}
            spots={spotsFor(way)}
            onChosen={keep}
          />
        )}
      </Tabs>
    </div>
  )
}

/** The dialog about the address alone: what a shop asks first of all, where it is told to. */
export function AddressPanel({ onPickup, onDone }: { onPickup: (() => void) | null; onDone: () => void }) {
  return (
    <LaterWords>
      <AddressAlone onPickup={onPickup} onDone={onDone} />
    </LaterWords>
  )
}

function AddressAlone({ onPickup, onDone }: { onPickup: (() => void) | null; onDone: () => void }) {
  const t = useTranslate()
  const keep = useKeepPlace(onDone)
  return (
    <div className="sheet-scroll place">
      <p className="text-ink-soft">{t('place.chooseFirst')}</p>
      {onPickup ? (
        <button type="button" className="button button-text -ml-2 self-start" onClick={onPickup}>
          {t('place.pickup')}
        </button>
      ) : null}
      <DeliveryForm onPickup={onPickup} onChosen={keep} />
    </div>
  )
}

function useKeepPlace(onDone: () => void): (place: Place) => void {
  const t = useTranslate()
  const settle = useChoosePlace()
  return (place) => {
    showToast(t('toast.placeSaved'))
    onDone()
    settle(place)
  }
}
