import type { OrderCard } from '@samobranka/contract'
import { useState } from 'react'
import { useTranslate } from '../../../i18n/translator.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { RadioChoices } from '../../../ui/radio-choices.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { readSum, writeSum } from '../read-sum.ts'
import { useSums } from '../use-sums.ts'
import { PAID_HOW, type PaidAs, type PaidHow, paidAs } from './paid-how.ts'

interface HandOverDialogProps {
  readonly order: OrderCard
  onClose(): void
  onPaid(paid: PaidAs): void
}

/** Handing over an order that is not paid asks how it really was: the drawer is counted by this at night. */
export function HandOverDialog({ order, onClose, onPaid }: HandOverDialogProps) {
  const t = useTranslate()
  const sum = useSums()
  const [how, setHow] = useState<PaidHow>(order.paymentMethod.includes('card') ? 'card' : 'cash')
  const [given, setGiven] = useState('')
  const [byCard, setByCard] = useState('')
  const taken = given.trim() === '' ? null : readSum(given)
  const isTyped = given.trim() === '' || taken !== null
  const paid = isTyped ? paidAs(how, order.total, taken, readSum(byCard)) : null

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('office.orders.hand_over_title', { number: order.number })}
      hint={t('office.orders.to_pay', { sum: sum(order.total) })}
      actions={
        <>
          <Button size="l" onClick={onClose}>
            {t('office.orders.not_now')}
          </Button>
          <Button size="l" look="primary" disabled={!paid} onClick={() => paid && onPaid(paid)}>
            {t('office.orders.to_handed')}
          </Button>
        </>
      }
    >
      <RadioChoices
        label={t('office.orders.paid_how')}
        size="l"
        choices={PAID_HOW.map((value) => ({ value, label: t(`office.orders.paid_${value}`) }))}
        value={how}
        onChoose={setHow}
      />
      {how === 'both' && (
        <TextField
          label={t('office.orders.by_card')}
          inputMode="decimal"
          value={byCard}
          onChange={(event) => setByCard(event.target.value)}
        />
      )}
      {how !== 'card' && (
        <TextField
          label={t('office.orders.cash_given')}
          hint={t('office.orders.cash_given_hint')}
          inputMode="decimal"
          placeholder={writeSum(order.total - (how === 'both' ? (readSum(byCard) ?? 0) : 0))}
          value={given}
          error={isTyped && (paid || how === 'both') ? undefined : t('office.orders.too_little')}
          onChange={(event) => setGiven(event.target.value)}
        />
      )}
      {paid?.change != null && (
        <p className="text-lg font-semibold" role="status">
          {t('office.orders.change', { sum: sum(paid.change) })}
        </p>
      )}
    </Dialog>
  )
}
