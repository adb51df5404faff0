import type { OrderCard } from '@samobranka/contract'
import { useState } from 'react'
import { useTranslate } from '../../../i18n/translator.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { RadioChoices } from '../../../ui/radio-choices.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { TextArea, TextField } from '../../../ui/text-field.tsx'
import { readSum } from '../read-sum.ts'
import { useOrderChoices } from '../use-order-choices.ts'
import type { OrderDeed } from './order-deeds.ts'
import type { Cancelling } from './work-order.ts'

const REFUNDS = ['all', 'part', 'none'] as const

interface CancelDialogProps {
  readonly order: OrderCard
  readonly deed: Extract<OrderDeed, { readonly isSpoilt: boolean }>
  onClose(): void
  onCancel(cancelling: Cancelling): void
}

/** Why the order is refused or cancelled; of one that is cooked already, how much money goes back too. */
export function CancelDialog({ order, deed, onClose, onCancel }: CancelDialogProps) {
  const t = useTranslate()
  const [reason, setReason] = useState<string | null>(null)
  const [text, setText] = useState('')
  const [refund, setRefund] = useState<(typeof REFUNDS)[number]>('all')
  const [part, setPart] = useState('')
  const asksRefund = deed.isSpoilt && order.paymentStatus === 'paid'
  const amount = asksRefund && refund === 'part' ? readSum(part) : null
  const isSumWrong = asksRefund && refund === 'part' && (amount === null || amount > order.total)
  const isRefusal = deed.kind === 'refuse'
  const { reasons: lists } = useOrderChoices()
  const known = isRefusal ? lists.refuse : lists.cancel
  const reasons = known.map(({ id, name }) => ({ value: id, label: name }))
  const guestText = known.find(({ id }) => id === reason)?.guestText
  const send = () => {
    if (reason === null || isSumWrong) return
    onCancel({ reason, text: text.trim(), refund: asksRefund ? refund : 'all', amount })
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t(isRefusal ? 'office.orders.refuse_title' : 'office.orders.cancel_title', {
        number: order.number,
      })}
      hint={t('office.orders.cancel_hint')}
      actions={
        <>
          <Button size="l" onClick={onClose}>
            {t('office.orders.not_now')}
          </Button>
          <Button size="l" look="danger" disabled={reason === null || isSumWrong} onClick={send}>
            {t(isRefusal ? 'office.orders.refuse' : 'office.orders.cancel')}
          </Button>
        </>
      }
    >
      {reasons.length > 8 ? (
        <SelectField
          label={t('office.orders.reason')}
          choices={reasons}
          value={reason}
          onChoose={setReason}
        />
      ) : (
        <RadioChoices
          label={t('office.orders.reason')}
          size="l"
          choices={reasons}
          value={reason}
          onChoose={setReason}
        />
      )}
      <TextArea
        label={t('office.orders.words_for_guest')}
        placeholder={guestText ?? t('office.orders.words_for_guest_hint')}
        rows={2}
        maxLength={500}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      {asksRefund && (
        <RadioChoices
          label={t('office.orders.money_back')}
          size="l"
          choices={REFUNDS.map((value) => ({ value, label: t(`office.orders.back_${value}`) }))}
          value={refund}
          onChoose={setRefund}
        />
      )}
      {asksRefund && refund === 'part' && (
        <TextField
          label={t('office.orders.back_sum')}
          inputMode="decimal"
          value={part}
          error={part !== '' && isSumWrong ? t('office.orders.wrong_sum') : undefined}
          onChange={(event) => setPart(event.target.value)}
        />
      )}
    </Dialog>
  )
}
