import type { OrderCard } from '@samobranka/contract'
import { useState } from 'react'
import { useTranslate } from '../../../i18n/translator.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { minuteChoices } from '../minute-choices.ts'
import { MinutesRadios } from '../minutes-radios.tsx'
import { useOrderChoices } from '../use-order-choices.ts'

interface AcceptDialogProps {
  readonly order: OrderCard
  onClose(): void
  onAccept(minutes: number): void
}

/** The minutes of a new order where there is no room for them in its place: in a list, on its page. */
export function AcceptDialog({ order, onClose, onAccept }: AcceptDialogProps) {
  const t = useTranslate()
  const { acceptMinutes } = useOrderChoices()
  const choices = minuteChoices(order.suggestedMinutes, acceptMinutes)
  const [minutes, setMinutes] = useState(choices.chosen)
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('office.orders.order_number', { number: order.number })}
      actions={
        <Button size="l" look="primary" onClick={() => onAccept(minutes)}>
          {t('office.orders.accept')}
        </Button>
      }
    >
      <MinutesRadios minutes={choices.minutes} chosen={minutes} onChoose={setMinutes} />
    </Dialog>
  )
}
