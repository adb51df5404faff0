import { useState } from 'react'
import { useSettings } from '../../catalogue-access/use-shop-settings.ts'
import { useTranslate } from '../../i18n/i18n.tsx'
import { Icon } from '../../ui/icon.tsx'
import { addressOf, draftOf, titleOf } from './address-draft.ts'
import { AddressInputs } from './address-inputs.tsx'
import { AddressMap } from './address-map.tsx'
import { devicePoint } from './device-point.ts'
import { OutsideZone } from './outside-zone.tsx'
import type { Place } from './place-store.ts'
import { saveAddress } from './save-address.ts'
import { SavedAddresses } from './saved-addresses.tsx'
import { type AddressForm, useAddressDraft } from './use-address-draft.ts'
import { ZoneAnswer } from './zone-answer.tsx'

interface Props {
  /** null where nothing can be fetched. */
  readonly onPickup: (() => void) | null
  readonly onChosen: (place: Place) => void
}

/** Where the courier goes: the line, the map, the door, and what delivery there means. */
export function DeliveryForm({ onPickup, onChosen }: Props) {
  const t = useTranslate()
  const form = useAddressDraft()
  const [busy, setBusy] = useState(false)
  const { draft } = form
  const confirm = async () => {
    setBusy(true)
    const right = await form.check()
    setBusy(false)
    if (right?.zone.kind !== 'inside') return
    const { warehouseId, zoneId, timeMinutes, expressCost } = right.zone.zone
    const address = addressOf(right.draft)
    void saveAddress(address)
    onChosen({
      deliveryType: 'flat_rate',
      warehouseId,
      zoneId,
      wayMinutes: timeMinutes,
      pickupPointId: null,
      address,
      express: right.draft.express && expressCost !== null,
      title: titleOf(right.draft),
    })
  }
  return (
    <form
      className="place-columns"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void confirm()
      }}
    >
      <div className="place-fields">
        <SavedAddresses
          chosen={draft.line}
          onChoose={(address) => form.take(draftOf(address, draft.express))}
        />
        <AddressInputs form={form}>
          <WhereAmI form={form} />
        </AddressInputs>
        <DeliveryAnswer form={form} onPickup={onPickup} />
      </div>
      <AddressMap form={form} />
      <div className="place-foot">
        <button type="submit" className="button button-buy w-full" disabled={busy}>
          {t('common.confirm')}
        </button>
      </div>
    </form>
  )
}

function DeliveryAnswer({ form, onPickup }: { form: AddressForm; onPickup: Props['onPickup'] }) {
  const t = useTranslate()
  const settings = useSettings()
  const { zone, draft } = form
  switch (zone.kind) {
    case 'none':
      return settings?.delivery.conditions ? (
        <p className="text-small text-ink-soft">{settings.delivery.conditions}</p>
      ) : null
    case 'checking':
      return (
        <p role="status" className="zone-answer text-ink-soft">
          {t('place.checking')}
        </p>
      )
    case 'inside':
      return (
        <ZoneAnswer
          zone={zone.zone}
          settings={settings}
          express={draft.express}
          onExpress={(express) => form.change({ express })}
        />
      )
    case 'outside':
      return <OutsideZone point={draft.point} onPickup={onPickup} />
    case 'unknown':
      return (
        <div className="zone-answer">
          <p role="alert">
            <b>{t('refusal.delivery_cost_unknown')}</b>
          </p>
          <p className="text-small text-ink-soft">{t('place.unknown')}</p>
        </div>
      )
  }
}

function WhereAmI({ form }: { readonly form: AddressForm }) {
  const t = useTranslate()
  const [state, setState] = useState<'idle' | 'asking' | 'denied' | 'failed'>('idle')
  const ask = async () => {
    setState('asking')
    const found = await devicePoint()
    if (found.kind === 'found') await form.takePoint(found.point)
    setState(found.kind === 'found' ? 'idle' : found.kind)
  }
  return (
    <div>
      <button
        type="button"
        className="button button-text -ml-2 text-small"
        disabled={state === 'asking'}
        onClick={() => void ask()}
      >
        <Icon name="target" size={20} />
        {state === 'asking' ? t('place.locating') : t('place.whereAmI')}
      </button>
      {state === 'denied' || state === 'failed' ? (
        <p role="status" className="text-small text-ink-soft">
          {t(state === 'denied' ? 'place.locateDenied' : 'place.locateFailed')}
        </p>
      ) : null}
    </div>
  )
}
