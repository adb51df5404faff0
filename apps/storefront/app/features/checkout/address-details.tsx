import type { Address } from '@samobranka/contract'
import { LIMITS } from '@samobranka/contract/limits'
import { useState } from 'react'
import { useTranslate } from '../../i18n/i18n.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { choosePlace, DoorFields, doorTexts, type Place } from '../place/index.ts'
import type { Trouble } from './problems/trouble.ts'

interface Props {
  readonly place: Place
  readonly address: Address
  readonly troubles: readonly Trouble[]
}

const FIELDS = ['flat', 'entrance', 'floor'] as const

/** Flat, entrance and floor, asked here only where the place was chosen without them; and what the courier should know. */
export function AddressDetails({ place, address, troubles }: Props) {
  const t = useTranslate()
  const complete = address.privateHouse || FIELDS.every((field) => address[field].trim() !== '')
  const [editing, setEditing] = useState(!complete)
  const [line, setLine] = useState(address.line)
  if (line !== address.line) {
    setLine(address.line)
    setEditing(!complete)
  }
  const change = (part: Partial<Address>) => choosePlace({ ...place, address: { ...address, ...part } })
  const isMissing = (field: string) => troubles.some(({ fields }) => fields.includes(field))
  const inside = { ...address, doorCode: '', leaveAtDoor: false, comment: '' }
  return (
    <div className="address-details">
      {editing ? askInside() : null}
      {editing || address.privateHouse ? null : (
        <p className="text-small text-ink-soft">{doorTexts(inside, t).join(', ')}</p>
      )}
      <DoorFields door={address} onChange={change} />
    </div>
  )

  function askInside() {
    return (
      <>
        {address.privateHouse ? null : (
          <div className="grid grid-cols-3 gap-2">
            {FIELDS.map((field) => (
              <TextField
                key={field}
                label={t(`place.${field}`)}
                name={field}
                maxLength={LIMITS.addressPart}
                value={address[field]}
                inputMode={field === 'flat' ? 'text' : 'numeric'}
                onChange={(value) => change({ [field]: value })}
                invalid={isMissing(field)}
              />
            ))}
          </div>
        )}
        <label className="tick">
          <input
            type="checkbox"
            checked={address.privateHouse}
            onChange={({ target }) => change({ privateHouse: target.checked })}
          />
          {t('place.privateHouse')}
        </label>
      </>
    )
  }
}
