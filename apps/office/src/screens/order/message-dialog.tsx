import { messageGuest, type OrderCard, oneOfficeOrder } from '@samobranka/contract'
import { useState } from 'react'
import { useDeed } from '../../api/use-call.ts'
import { useTranslate } from '../../i18n/translator.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextArea } from '../../ui/text-field.tsx'
import { toast } from '../../ui/toasts.tsx'
import { useFaultWords } from '../orders-at-work/use-fault-words.ts'
import { useOrderChoices } from '../orders-at-work/use-order-choices.ts'

interface MessageDialogProps {
  readonly card: OrderCard
  onClose(): void
}

/** A few words to the guest: a push, or an SMS where there is none. */
export function MessageDialog({ card, onClose }: MessageDialogProps) {
  const t = useTranslate()
  const faultWords = useFaultWords()
  const { messageTemplates } = useOrderChoices()
  const [text, setText] = useState('')
  const { mutate, isPending } = useDeed(messageGuest, [oneOfficeOrder])
  const send = () =>
    mutate(
      { params: { id: card.id }, body: { text: text.trim() } },
      {
        onSuccess() {
          toast(t('office.orders.message_sent'))
          onClose()
        },
        onError: (fault) => toast(faultWords(fault), 'danger'),
      },
    )
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('office.orders.write_guest')}
      hint={card.customerName}
      actions={
        <Button size="l" look="primary" isBusy={isPending} disabled={text.trim() === ''} onClick={send}>
          {t('office.orders.send')}
        </Button>
      }
    >
      {messageTemplates.length > 0 && (
        <div className="flex flex-wrap gap-1">
          {messageTemplates.map(({ id, name, text: words }) => (
            <Button key={id} onClick={() => setText(words)}>
              {name}
            </Button>
          ))}
        </div>
      )}
      <TextArea
        label={t('office.orders.message')}
        maxLength={500}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
    </Dialog>
  )
}
