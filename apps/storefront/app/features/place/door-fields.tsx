import type { Address } from '@samobranka/contract'
import { LIMITS } from '@samobranka/contract/limits'
import { useTranslate } from '../../i18n/i18n.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'

type Door = Pick<Address, 'privateHouse' | 'doorCode' | 'leaveAtDoor' | 'comment'>

interface Props {
  readonly door: Door
  readonly onChange: (part: Partial<Door>) => void
}

/** What the courier should know when he stands there; none of it has to be said. */
export function DoorFields({ door, onChange }: Props) {
  const t = useTranslate()
  return (
    <>
      <div className="door-fields">
        {door.privateHouse ? null : (
          <TextField
            label={t('place.doorCode')}
            name="doorCode"
            maxLength={LIMITS.addressPart}
            value={door.doorCode}
            autoComplete="off"
            required={false}
            onChange={(doorCode) => onChange({ doorCode })}
          />
        )}
        <TextField
          label={t('place.courierComment')}
          name="courierNote"
          maxLength={LIMITS.comment}
          value={door.comment}
          autoComplete="off"
          required={false}
          onChange={(comment) => onChange({ comment })}
        />
      </div>
      <label className="tick">
        <input
          type="checkbox"
          checked={door.leaveAtDoor}
          onChange={({ target }) => onChange({ leaveAtDoor: target.checked })}
        />
        {t('place.leaveAtDoor')}
      </label>
    </>
  )
}
