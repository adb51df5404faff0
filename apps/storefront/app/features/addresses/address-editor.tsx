import type { Address } from '@samobranka/contract'
import { LIMITS } from '@samobranka/contract/limits'
import { type FormEvent, useState } from 'react'
import { callLater } from '../../catalogue-access/call-later.ts'
import { useSettings } from '../../catalogue-access/use-shop-settings.ts'
import { useTranslate } from '../../i18n/i18n.tsx'
import { refusalText } from '../../i18n/refusal-text.ts'
import { Problem } from '../../ui/fields/problem.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { CityMap, useHasMap } from '../map/index.ts'
import {
  AddressField,
  AddressParts,
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
  const settings = useSettings()
  const hasMap = useHasMap()
  const form = useAddressDraft(() => (address ? draftOf(address) : EMPTY_DRAFT))
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const { draft, problems, zone } = form
  const lineProblem = problems.find((problem) => problem !== 'address_fields_missing')

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
        <AddressField
          value={draft.line}
          problem={lineProblem ? t(`refusal.${lineProblem}`) : null}
          onType={(line) => form.change({ line })}
          onChoose={form.takeSuggestion}
        />
        <AddressParts
          draft={draft}
          problem={problems.includes('address_fields_missing') ? t('refusal.address_fields_missing') : null}
          onChange={form.change}
        />
        <TextField
          label={t('place.addressName')}
          name="name"
          maxLength={LIMITS.name}
          placeholder={t('place.addressNamePlaceholder')}
          required={false}
          value={draft.name}
          onChange={(name) => form.change({ name })}
          problem={null}
        />
        {zone.kind === 'outside' ? <p role="status">{t('place.outside')}</p> : null}
      </div>
      <div className="place-map">
        <CityMap
          zones={settings?.zones ?? []}
          center={draft.point}
          onPick={(point) => void form.takePoint(point)}
          label={t('map.zones')}
        />
        {hasMap ? <p className="text-small text-ink-soft">{t('map.move')}</p> : null}
      </div>
      <div className="place-foot">
        <Problem>{failure}</Problem>
        <button type="submit" className="button button-buy w-full" disabled={busy}>
          {t('common.save')}
        </button>
      </div>
    </form>
  )
}
