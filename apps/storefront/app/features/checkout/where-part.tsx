import type { Address } from '@samobranka/contract'
import type { Spot } from '../../catalogue-access/root-data/spot.ts'
import { useTranslate } from '../../i18n/i18n.tsx'
import { Segments } from '../../ui/fields/segments.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useSheet } from '../../ui/sheet/use-sheet.ts'
import { type Place, placeOf, useChoosePlace } from '../place/index.ts'
import { AddressDetails } from './address-details.tsx'
import { changeDraft } from './draft/draft-store.ts'
import { Part } from './part.tsx'
import type { Trouble } from './problems/trouble.ts'
import { SpotChoice } from './spot-choice.tsx'
import type { Checkout } from './use-checkout.ts'

interface Props {
  readonly checkout: Checkout
  readonly troubles: readonly Trouble[]
}

/** How the order is had, and where: one control for delivery, pickup and a table. */
export function WherePart({ checkout, troubles }: Props) {
  const t = useTranslate()
  const { view, way, place, spots, quote } = checkout
  const settle = useChoosePlace()
  const names = {
    flat_rate: t('place.delivery'),
    local_pickup: t('place.pickup'),
    lounge: t('place.lounge'),
  } as const
  const choose = (spot: Spot) => settle(placeOf(spot))
  const moved = view.kitchens.find(({ id }) => id === quote?.delivery.warehouseId)
  return (
    <Part title={t('checkout.how')} troubles={troubles}>
      {view.ways.length > 1 ? (
        <Segments
          legend={t('checkout.how')}
          options={view.ways.map(({ type }) => ({ value: type, name: names[type] }))}
          value={way}
          onChange={(type) => changeDraft({ way: type, takeDate: '', takeTime: '' })}
        />
      ) : null}
      {way === 'flat_rate' ? (
        <DeliveryPlace place={place} troubles={troubles} />
      ) : (
        <SpotChoice
          legend={way === 'lounge' ? t('place.chooseRestaurant') : t('place.choosePoint')}
          spots={spots.filter(({ deliveryType }) => deliveryType === way)}
          place={place}
          onChoose={choose}
        />
      )}
      {way === 'flat_rate' && place && moved && moved.id !== place.warehouseId ? (
        <p className="text-small text-ink-soft">{t('checkout.warehouseChanged', { name: moved.name })}</p>
      ) : null}
    </Part>
  )
}

interface DeliveryProps {
  readonly place: Place | null
  readonly troubles: readonly Trouble[]
}

function DeliveryPlace({ place, troubles }: DeliveryProps) {
  const t = useTranslate()
  const { show } = useSheet('place')
  const address = place?.address ?? null
  return (
    <>
      <button type="button" className="choice-row" onClick={show}>
        <Icon name="pin" />
        <span className="min-w-0 flex-1">
          <b>{address?.line || t('place.address')}</b>
          {address ? <small>{detailsOf(address, t('place.privateHouse'))}</small> : null}
        </span>
        <span className="choice-change">{address ? t('common.edit') : t('common.choose')}</span>
      </button>
      {place && address ? <AddressDetails place={place} address={address} troubles={troubles} /> : null}
    </>
  )
}

function detailsOf({ privateHouse, name }: Address, house: string): string {
  return [name, privateHouse ? house : ''].filter(Boolean).join(', ')
}
