import type { OfficeOrder } from '@samobranka/contract'
import { Clock, MessageSquare, Printer, RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { useTranslate } from '../../i18n/translator.tsx'
import { useMay } from '../../session/me.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { ChangeTimeDialog } from './change-time-dialog.tsx'
import { MessageDialog } from './message-dialog.tsx'
import { RefundDialog } from './refund-dialog.tsx'

/** What can be done with the order beside moving it. */
export function OrderActions({ found }: { readonly found: OfficeOrder }) {
  const t = useTranslate()
  const may = useMay()
  const [open, setOpen] = useState<'refund' | 'time' | 'message' | null>(null)
  const close = () => setOpen(null)
  const { card } = found
  const isUnderWay = card.status === 'accepted' || card.status === 'cooking' || card.status === 'ready'
  const canChangeTime =
    isUnderWay && card.acceptance !== null && may('orders.accept', card.kitchen) && !card.held
  const canRefund = found.refundable > 0 && may('orders.refund', card.kitchen) && !card.held
  return (
    <div className="flex flex-wrap gap-2">
      {canChangeTime && (
        <Button size="l" icon={Clock} onClick={() => setOpen('time')}>
          {t('office.orders.change_time')}
        </Button>
      )}
      {may('orders.message', card.kitchen) && found.phone !== '' && (
        <Button size="l" icon={MessageSquare} onClick={() => setOpen('message')}>
          {t('office.orders.write_guest')}
        </Button>
      )}
      {canRefund && (
        <Button size="l" icon={RotateCcw} onClick={() => setOpen('refund')}>
          {t('office.orders.refund')}
        </Button>
      )}
      {may('printing.work', card.kitchen) && (
        <a
          href={`/office/print/${card.number}`}
          target="_blank"
          rel="noreferrer"
          className={buttonClass({ size: 'l' })}
        >
          <Printer size={20} aria-hidden />
          {t('office.orders.print')}
        </a>
      )}
      {open === 'refund' && <RefundDialog found={found} onClose={close} />}
      {open === 'time' && <ChangeTimeDialog card={card} onClose={close} />}
      {open === 'message' && <MessageDialog card={card} onClose={close} />}
    </div>
  )
}
