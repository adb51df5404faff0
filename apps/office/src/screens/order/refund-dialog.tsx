import { type OfficeOrder, refundOrder } from '@samobranka/contract'
import { useState } from 'react'
import { call } from '../../api/call.ts'
import { useTranslate } from '../../i18n/translator.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { RadioChoices } from '../../ui/radio-choices.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { CountStepper } from '../orders-at-work/count-stepper.tsx'
import { useDoDeed } from '../orders-at-work/deeds/use-do-deed.ts'
import { readSum } from '../orders-at-work/read-sum.ts'
import { ReasonField } from '../orders-at-work/reason-field.tsx'
import { useOrderChoices } from '../orders-at-work/use-order-choices.ts'
import { useSums } from '../orders-at-work/use-sums.ts'
import { sumOfLines } from './refund-sum.ts'

const WHAT = ['all', 'sum', 'lines'] as const
const WAYS = ['payment', 'cash'] as const

interface RefundDialogProps {
  readonly found: OfficeOrder
  onClose(): void
}

/** Money back, whole, a sum or some lines, for a reason. The server holds it for five seconds. */
export function RefundDialog({ found: { card, order, refundable }, onClose }: RefundDialogProps) {
  const t = useTranslate()
  const sum = useSums()
  const { doWith } = useDoDeed()
  const { reasons } = useOrderChoices()
  const isByProvider = order.payment.method === 'online'
  const [key] = useState(() => crypto.randomUUID())
  const [what, setWhat] = useState<(typeof WHAT)[number]>('all')
  const [way, setWay] = useState<(typeof WAYS)[number]>(isByProvider ? 'payment' : 'cash')
  const [typed, setTyped] = useState('')
  const [counts, setCounts] = useState<readonly number[]>(order.lines.map(() => 0))
  const [reason, setReason] = useState('')
  const [isBusy, setBusy] = useState(false)
  const amount =
    what === 'all' ? refundable : what === 'sum' ? readSum(typed) : sumOfLines(order.lines, counts)
  const isTooMuch = amount !== null && amount > refundable
  const isReady = amount !== null && amount > 0 && !isTooMuch && reason.trim() !== ''

  async function send(): Promise<void> {
    if (!isReady) return
    setBusy(true)
    const lines = counts.flatMap((count, position) => (count > 0 ? [{ position, count }] : []))
    const body = {
      amount: what === 'lines' ? null : amount,
      lines: what === 'lines' ? lines : [],
      reason: reason.trim(),
      way,
    }
    const words = t('office.orders.refund_toast', { number: card.number, sum: sum(amount) })
    const isDone = await doWith(card, words, () =>
      call(refundOrder, { params: { id: card.id }, body, headers: { 'Idempotency-Key': key } }),
    )
    setBusy(false)
    if (isDone) onClose()
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('office.orders.refund')}
      hint={t('office.orders.refundable', { sum: sum(refundable) })}
      actions={
        <Button size="l" look="danger" isBusy={isBusy} disabled={!isReady} onClick={() => void send()}>
          {amount === null || amount === 0
            ? t('office.orders.refund')
            : t('office.orders.refund_sum', { sum: sum(amount) })}
        </Button>
      }
    >
      <RadioChoices
        label={t('office.orders.refund_what')}
        size="l"
        choices={WHAT.map((value) => ({ value, label: t(`office.orders.refund_${value}_choice`) }))}
        value={what}
        onChoose={setWhat}
      />
      {what === 'sum' && (
        <TextField
          label={t('office.orders.back_sum')}
          inputMode="decimal"
          value={typed}
          error={isTooMuch || (typed !== '' && amount === null) ? t('office.orders.wrong_sum') : undefined}
          onChange={(event) => setTyped(event.target.value)}
        />
      )}
      {what === 'lines' && (
        <ul className="max-h-72 divide-y divide-line overflow-y-auto">
          {order.lines.map(({ name, count, total }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a dish may stand twice, and its place is what is sent
            <li key={place} className="flex items-center gap-3 py-1">
              <span className="min-w-0 flex-1">
                {name} <span className="text-soft tabular-nums">{sum(total)}</span>
              </span>
              <CountStepper
                label={name}
                count={counts[place] ?? 0}
                most={count}
                onCount={(chosen) => setCounts(counts.map((old, at) => (at === place ? chosen : old)))}
              />
            </li>
          ))}
        </ul>
      )}
      {isByProvider && (
        <RadioChoices
          label={t('office.orders.refund_way')}
          choices={WAYS.map((value) => ({ value, label: t(`office.orders.refund_by_${value}`) }))}
          value={way}
          onChoose={setWay}
        />
      )}
      <ReasonField reasons={reasons.refund} reason={reason} onReason={setReason} />
    </Dialog>
  )
}
