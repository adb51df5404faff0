import { LIMITS } from '@samobranka/contract/limits'
import { useId } from 'react'
import { useTranslate } from '../../i18n/i18n.tsx'
import { Problem } from '../../ui/fields/problem.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import type { AddressDraft } from './address-draft.ts'
import { DoorFields } from './door-fields.tsx'

interface Props {
  readonly draft: AddressDraft
  readonly problem: string | null
  readonly onChange: (part: Partial<AddressDraft>) => void
}

/** Flat, entrance and floor, of which a private house has none; then what the courier should know. */
export function AddressParts({ draft, problem, onChange }: Props) {
  const t = useTranslate()
  const id = useId()
  return (
    <div className="space-y-2">
      {draft.privateHouse ? null : (
        <div className="address-parts" data-problem={problem !== null || undefined}>
          {(['flat', 'entrance', 'floor'] as const).map((part) => (
            <TextField
              key={part}
              label={t(`place.${part}`)}
              name={part}
              maxLength={LIMITS.addressPart}
              value={draft[part]}
              inputMode={part === 'flat' ? 'text' : 'numeric'}
              autoComplete="off"
              onChange={(value) => onChange({ [part]: value })}
            />
          ))}
        </div>
      )}
      <Problem>{draft.privateHouse ? null : problem}</Problem>
      <label className="tick" htmlFor={id}>
        <input
          id={id}
          type="checkbox"
          checked={draft.privateHouse}
          onChange={({ target }) => onChange({ privateHouse: target.checked })}
        />
        {t('place.privateHouse')}
      </label>
      <DoorFields door={draft} onChange={onChange} />
    </div>
  )
}
