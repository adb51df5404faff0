import { LIMITS } from '@samobranka/contract/limits'
import type { Translate } from '@samobranka/dictionary'
import type { PaymentMethod } from '@samobranka/rules'
import { useId } from 'react'
import { useTranslate } from '../../i18n/i18n.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { changeDraft } from './draft/draft-store.ts'
import { ProblemList } from './problems/problem-list.tsx'
import type { Trouble } from './problems/trouble.ts'
import type { Checkout } from './use-checkout.ts'

interface Props {
  readonly checkout: Checkout
  readonly troubles: readonly Trouble[]
}

/** What can be paid with there. */
export function PaymentPart({ checkout, troubles }: Props) {
  const t = useTranslate()
  const name = useId()
  const { payments, payment, draft } = checkout
  return (
    <section className="checkout-part">
      <fieldset className="choice-list">
        <legend>{t('checkout.payment')}</legend>
        {payments.map((method) => (
          <label key={method.id} className="choice-row">
            <input
              type="radio"
              name={name}
              value={method.id}
              checked={method.id === payment}
              aria-invalid={troubles.length > 0 || undefined}
              onChange={() => changeDraft({ payment: method.id })}
            />
            <span className="min-w-0 flex-1">
              <b>{methodName(method, t)}</b>
            </span>
          </label>
        ))}
      </fieldset>
      {payment === 'cod' ? (
        <TextField
          label={t('checkout.changeFrom')}
          name="change"
          maxLength={LIMITS.word}
          inputMode="decimal"
          placeholder={t('checkout.noChange')}
          value={draft.changeFrom}
          onChange={(changeFrom) => changeDraft({ changeFrom })}
          required={false}
        />
      ) : null}
      <ProblemList troubles={troubles} />
    </section>
  )
}

function methodName({ id, title }: PaymentMethod, t: Translate): string {
  if (title !== '') return title
  if (id === 'online') return t('checkout.paymentOnline')
  if (id === 'card') return t('checkout.paymentCard')
  return id === 'cod' ? t('checkout.paymentCash') : id
}
