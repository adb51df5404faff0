import { useTranslate } from '../../lib/speech.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { changeDraft } from './draft-store.ts'
import { Part } from './part.tsx'
import type { Trouble } from './trouble.ts'
import type { Checkout } from './use-checkout.ts'

interface Props {
  readonly checkout: Checkout
  readonly troubles: readonly Trouble[]
}

export function ContactPart({ checkout: { draft }, troubles }: Props) {
  const t = useTranslate()
  const wrong = troubles.some(({ code }) => code === 'invalid_phone')
  return (
    <Part title={t('checkout.contacts')}>
      <div className="grid gap-3 tablet:grid-cols-2">
        <TextField
          label={t('field.phone')}
          name="phone"
          type="tel"
          autoComplete="tel"
          value={draft.phone}
          onChange={(phone) => changeDraft({ phone })}
          problem={wrong ? t('refusal.invalid_phone') : null}
        />
        <TextField
          label={t('field.name')}
          name="name"
          autoComplete="name"
          value={draft.name}
          onChange={(name) => changeDraft({ name })}
          problem={null}
          required={false}
        />
      </div>
    </Part>
  )
}
