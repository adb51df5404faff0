import { LIMITS } from '@samobranka/contract/limits'
import { useRootData } from '../../catalogue-access/root-data/root-data.ts'
import { useTranslate } from '../../i18n/i18n.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { asksForCode, ConfirmPhone, openLogin, PhoneField, useCustomer } from '../account/index.ts'
import { changeDraft } from './draft/draft-store.ts'
import { Part } from './part.tsx'
import type { Submitting } from './placing/use-submit.ts'
import type { Trouble } from './problems/trouble.ts'
import type { Checkout } from './use-checkout.ts'

interface Props {
  readonly checkout: Checkout
  readonly submitting: Submitting
  readonly troubles: readonly Trouble[]
}

/** Whom it is for; whoever has ordered before is offered to log in, which fills the fields. */
export function ContactPart({ checkout: { draft, fresh, ask }, submitting, troubles }: Props) {
  const t = useTranslate()
  const customer = useCustomer()
  const root = useRootData()
  // A number that was mended while the network was away is not blamed for what it was before.
  const wrong = fresh && troubles.some(({ code }) => code === 'invalid_phone')
  const unproven = wrong ? null : (troubles.map(({ code }) => code).find(asksForCode) ?? null)
  // Who has asked to order gets the order he asked for; who has not looks at it once more.
  const goOn = () => (submitting.attempts > 0 ? submitting.submit() : void ask())
  return (
    <Part title={t('checkout.contacts')}>
      {customer === null ? (
        <p className="text-small text-ink-soft">
          {t('checkout.loginHint')}{' '}
          <button type="button" className="link-button" onClick={() => openLogin(undefined, draft.phone)}>
            {t('login.submit')}
          </button>
        </p>
      ) : null}
      <div className="grid grid-cols-1 gap-3 tablet:grid-cols-2">
        <PhoneField
          country={draft.country || (root?.shop.login.country ?? '')}
          onCountry={(country) => changeDraft({ country })}
          value={draft.phone}
          onChange={(phone) => changeDraft({ phone })}
          problem={wrong ? t('refusal.invalid_phone') : unproven && t(`refusal.${unproven}`)}
        />
        <TextField
          label={t('field.name')}
          name="name"
          maxLength={LIMITS.name}
          autoComplete="name"
          value={draft.name}
          onChange={(name) => changeDraft({ name })}
          required={false}
        />
      </div>
      {unproven && customer === null ? <ConfirmPhone phone={draft.phone} onConfirmed={goOn} /> : null}
    </Part>
  )
}
