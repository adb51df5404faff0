import type { Settings } from '@samobranka/contract'
import { useTranslate } from '../../i18n/translator.tsx'
import { RadioChoices } from '../../ui/radio-choices.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { wayWords } from '../orders-at-work/order-words.ts'
import { AddressField } from './address-field.tsx'
import type { DraftPart } from './draft-part.ts'

const WAYS = ['flat_rate', 'local_pickup'] as const
const PARTS = ['flat', 'entrance', 'floor', 'doorCode'] as const

const partWords = {
  flat: 'office.orders.flat_field',
  entrance: 'office.orders.entrance_field',
  floor: 'office.orders.floor_field',
  doorCode: 'office.orders.door_code_field',
} as const

interface PlacePartProps extends DraftPart {
  readonly settings: Settings | undefined
}

/** Where it goes, or which kitchen it is fetched from. */
export function PlacePart({ draft, onChange, settings }: PlacePartProps) {
  const t = useTranslate()
  const kitchens = (settings?.warehouses ?? []).map(({ id, name }) => ({ value: id, label: name }))
  const { address } = draft
  return (
    <>
      <RadioChoices
        label={t('office.orders.way')}
        size="l"
        choices={WAYS.map((way) => ({ value: way, label: t(wayWords[way]) }))}
        value={draft.way}
        onChoose={(way) =>
          onChange({
            way,
            kitchen: way === 'local_pickup' ? (kitchens[0]?.value ?? null) : null,
            takeDate: null,
            takeTime: 'asap',
            paymentMethod: '',
          })
        }
      />
      {draft.way === 'local_pickup' ? (
        <RadioChoices
          label={t('office.orders.kitchen')}
          size="l"
          choices={kitchens}
          value={draft.kitchen}
          onChoose={(kitchen) => onChange({ kitchen, takeDate: null, takeTime: 'asap' })}
        />
      ) : (
        <>
          <AddressField address={address} onAddress={(chosen) => onChange({ address: chosen })} />
          <div className="grid grid-cols-2 gap-2 tablet:grid-cols-4">
            {PARTS.map((part) => (
              <TextField
                key={part}
                label={t(partWords[part])}
                autoComplete="off"
                value={address[part]}
                onChange={(event) => onChange({ address: { ...address, [part]: event.target.value } })}
              />
            ))}
          </div>
          <TextField
            label={t('office.orders.for_courier')}
            value={address.comment}
            maxLength={500}
            onChange={(event) => onChange({ address: { ...address, comment: event.target.value } })}
          />
        </>
      )}
    </>
  )
}
