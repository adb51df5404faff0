import type { Address } from '@samobranka/contract'
import { LIMITS } from '@samobranka/contract/limits'
import { type FormEvent, useState } from 'react'
import { callLater } from '../../catalogue-access/call-later.ts'
import { useTranslate } from '../../i18n/i18n.tsx'
import { refusalText } from '../../i18n/refusal-text.ts'
import { Problem } from '../../ui/fields/problem.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import {
  AddressInputs,
  AddressMap,
  addressOf,
  draftOf,
  EMPTY_DRAFT,
  useAddressDraft,
} from '../place/index.ts'

interface Props {
  /** null: a new one. */
  readonly address: Address | null
  readonly onSaved: () => void
}

/** The line, the map, the door and a name to find it by. */
export function AddressEditor({ address, onSaved }: Props) {
  const t = useTranslate()
  const form = useAddressDraft(() => (address ? draftOf(address) : EMPTY_DRAFT))
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const { draft, zone } = form

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    setFailure(null)
    const whole = await form.complete()
    if (whole) {
      const reply = await callLater(
        () => import('./address-calls.ts'),
        ({ keepAddress }) => keepAddress(addressOf(whole), address?.id ?? null),
      )
      if (reply.ok) onSaved()
      else setFailure(refusalText(reply.refusal, t))
    }
    setBusy(false)
  }
  return (
    <form
      className="sheet-scroll place-columns px-5 pb-6"
      noValidate
      onSubmit={(event) => void submit(event)}
    >
      <div className="place-fields">
        <AddressInputs form={form} />
        <TextField
          label={t('place.addressName')}
          name="name"
          maxLength={LIMITS.name}
          placeholder={t('place.addressNamePlaceholder')}
          required={false}
          value={draft.name}
          onChange={(name) => form.change({ name })}
        />
        {zone.kind === 'outside' ? <p role="status">{t('place.outside')}</p> : null}
      </div>
      <AddressMap form={form} />
      <div className="place-foot">
        <Problem>{failure}</Problem>
        <button type="submit" className="button button-buy w-full" disabled={busy}>
          {t('common.save')}
        </button>
      </div>
    </form>
  )
}
