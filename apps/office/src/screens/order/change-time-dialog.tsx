import { changeMinutes, type OrderCard } from '@samobranka/contract'
import { useState } from 'react'
import { call } from '../../api/call.ts'
import { useTranslate } from '../../i18n/translator.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { useDoDeed } from '../orders-at-work/deeds/use-do-deed.ts'
import { minuteChoices } from '../orders-at-work/minute-choices.ts'
import { MinutesRadios } from '../orders-at-work/minutes-radios.tsx'
import { ReasonField } from '../orders-at-work/reason-field.tsx'
import { useOrderChoices } from '../orders-at-work/use-order-choices.ts'

interface ChangeTimeDialogProps {
  readonly card: OrderCard
  onClose(): void
}

/** Another time than was promised; the guest reads why. */
export function ChangeTimeDialog({ card, onClose }: ChangeTimeDialogProps) {
  const t = useTranslate()
  const { doWith } = useDoDeed()
  const { acceptMinutes, reasons } = useOrderChoices()
  const choices = minuteChoices(card.suggestedMinutes, acceptMinutes)
  const [minutes, setMinutes] = useState(choices.chosen)
  const [reason, setReason] = useState('')
  const [isBusy, setBusy] = useState(false)
  const isReady = reason.trim() !== ''

  async function send(): Promise<void> {
    if (!isReady) return
    setBusy(true)
    const body = { minutes, reason: reason.trim() }
    const isDone = await doWith(card, t('office.orders.change_time'), () =>
      call(changeMinutes, { params: { id: card.id }, body }),
    )
    setBusy(false)
    if (isDone) onClose()
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('office.orders.change_time')}
      hint={t('office.orders.change_time_hint')}
      actions={
        <Button size="l" look="primary" isBusy={isBusy} disabled={!isReady} onClick={() => void send()}>
          {t('office.orders.say_time')}
        </Button>
      }
    >
      <MinutesRadios minutes={choices.minutes} chosen={minutes} onChoose={setMinutes} />
      <ReasonField
        reasons={reasons.later}
        hint={t('office.orders.reason_is_seen')}
        reason={reason}
        onReason={setReason}
      />
    </Dialog>
  )
}
