import { placePhoneOrder, type Settings } from '@samobranka/contract'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { call } from '../../api/call.ts'
import { useTranslate } from '../../i18n/translator.tsx'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { RadioChoices } from '../../ui/radio-choices.tsx'
import { TextArea } from '../../ui/text-field.tsx'
import { toast } from '../../ui/toasts.tsx'
import { useFaultWords } from '../orders-at-work/use-fault-words.ts'
import { useSums } from '../orders-at-work/use-sums.ts'
import { draftBody } from './draft.ts'
import type { DraftPart } from './draft-part.ts'
import type { PhoneQuote } from './use-phone-quote.ts'

interface PaymentPartProps extends DraftPart {
  readonly settings: Settings | undefined
  readonly quoted: PhoneQuote
}

/** How it is paid, what stands in the way, and the button with the sum. */
export function PaymentPart({
  draft,
  onChange,
  settings,
  quoted: { quote, isOld, fault },
}: PaymentPartProps) {
  const t = useTranslate()
  const sum = useSums()
  const navigate = useNavigate()
  const faultWords = useFaultWords()
  const [key, setKey] = useState(() => crypto.randomUUID())
  const [isBusy, setBusy] = useState(false)
  const methods = (settings?.payments ?? []).filter(
    ({ enabled, shippingMethods }) =>
      enabled && (shippingMethods.length === 0 || shippingMethods.includes(draft.way)),
  )
  const problems = quote?.problems ?? []
  const isReady = quote !== null && !isOld && problems.length === 0 && draft.paymentMethod !== ''

  async function place(): Promise<void> {
    if (!isReady) return
    setBusy(true)
    try {
      const { order } = await call(placePhoneOrder, {
        body: draftBody(draft, quote.totals.total),
        headers: { 'Idempotency-Key': key },
      })
      await navigate(`/orders/${order.number}`)
    } catch (problem) {
      // Whatever was refused is another order when it is asked for again.
      setKey(crypto.randomUUID())
      toast(faultWords(problem), 'danger')
      setBusy(false)
    }
  }

  return (
    <>
      <RadioChoices
        label={t('office.orders.payment')}
        choices={methods.map(({ id, title }) => ({ value: id, label: title || id }))}
        value={draft.paymentMethod}
        onChoose={(paymentMethod) => onChange({ paymentMethod })}
      />
      <TextArea
        label={t('office.orders.comment')}
        rows={2}
        maxLength={500}
        value={draft.comment}
        onChange={(event) => onChange({ comment: event.target.value })}
      />
      {quote && (
        <dl className="flex flex-col gap-1">
          {quote.totals.discount > 0 && (
            <Row words={t('office.orders.sum_discount')} sum={sum(-quote.totals.discount)} />
          )}
          {draft.way === 'flat_rate' && (
            <Row words={t('office.orders.sum_delivery')} sum={sum(quote.totals.delivery)} />
          )}
          <div className="flex justify-between text-lg font-semibold">
            <dt>{t('office.orders.sum_total')}</dt>
            <dd className="tabular-nums">{sum(quote.totals.total)}</dd>
          </div>
        </dl>
      )}
      {fault && <Notice tone="danger">{faultWords(fault)}</Notice>}
      {quote && problems.length > 0 && (
        <Notice tone="warn">
          <ul>
            {problems.map(({ code, message }) => (
              <li key={code}>{message || code}</li>
            ))}
          </ul>
        </Notice>
      )}
      <Button size="l" look="primary" isBusy={isBusy} disabled={!isReady} onClick={() => void place()}>
        {t('office.orders.place_order')}
      </Button>
    </>
  )
}

function Row({ words, sum }: { readonly words: string; readonly sum: string }) {
  return (
    <div className="flex justify-between gap-3">
      <dt className="text-soft">{words}</dt>
      <dd className="tabular-nums">{sum}</dd>
    </div>
  )
}
