import { closeDay, type DayClose, officeCounter, readDayClose } from '@samobranka/contract'
import { useState } from 'react'
import { Link } from 'react-router'
import { useDeed } from '../../api/use-call.ts'
import { useTranslate } from '../../i18n/translator.tsx'
import { useMay } from '../../session/me.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { CheckField } from '../../ui/check-field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { toast } from '../../ui/toasts.tsx'
import { DifferenceText } from '../counter/difference-text.tsx'
import { useDateWords } from '../orders-at-work/use-date-words.ts'
import { useFaultWords } from '../orders-at-work/use-fault-words.ts'

/** Who signed the day; or what must be done before somebody does. */
export function SignCard({ close }: { readonly close: DayClose }) {
  const t = useTranslate()
  const may = useMay()
  const faultWords = useFaultWords()
  const { dayAndTime } = useDateWords()
  const [seesOpen, setSeesOpen] = useState(false)
  const [reason, setReason] = useState('')
  const [wasSent, setSent] = useState(false)
  const signing = useDeed(closeDay, [readDayClose, officeCounter])
  const { signed, openOrders, isDrawerOpen, isUnderWay, kitchen, day, figures } = close

  if (signed)
    return (
      <Notice tone="good">
        {t('office.counter.signed_by', { who: signed.by, time: dayAndTime(signed.at) })}
        {signed.reason && ` · ${signed.reason}`}
      </Notice>
    )

  const needsReason = figures.difference !== 0
  const isMissing = needsReason && reason.trim() === ''
  const sign = () => {
    setSent(true)
    if (isMissing) return
    const body = { kitchen, day, confirmsOpen: seesOpen, reason: reason.trim() }
    signing.mutate({ body }, { onSuccess: () => toast(t('office.counter.done_day')) })
  }
  return (
    <Card aria-label={t('office.counter.signed')} className="flex flex-col gap-3 print:hidden">
      {isUnderWay && <Notice>{t('office.counter.under_way')}</Notice>}
      {isDrawerOpen && (
        <Notice tone="warn">
          {t('office.counter.count_first')}{' '}
          <Link to="/counter" className="font-medium underline underline-offset-4">
            {t('office.counter.to_counter')}
          </Link>
        </Notice>
      )}
      {openOrders.length > 0 && (
        <>
          <h2 className="text-lg font-semibold">{t('office.counter.open_orders')}</h2>
          <p className="text-soft">{t('office.counter.open_orders_hint')}</p>
          <ul className="flex flex-wrap gap-2">
            {openOrders.map(({ id, number }) => (
              <li key={id}>
                <Link
                  to={`/orders/${number}`}
                  className="inline-flex min-h-control items-center rounded-small border border-line-strong px-3"
                >
                  № {number}
                </Link>
              </li>
            ))}
          </ul>
          <CheckField label={t('office.counter.confirm_open')} isChecked={seesOpen} onCheck={setSeesOpen} />
        </>
      )}
      {needsReason && (
        <>
          <p>
            <DifferenceText difference={figures.difference} />
          </p>
          <TextField
            label={t('office.counter.why_different')}
            value={reason}
            maxLength={200}
            error={wasSent && isMissing ? t('office.counter.needs_reason') : undefined}
            onChange={(event) => setReason(event.target.value)}
          />
        </>
      )}
      {signing.error && <Notice tone="danger">{faultWords(signing.error)}</Notice>}
      {may('counter.close', kitchen) && (
        <div className="flex flex-wrap items-center gap-3">
          <Button
            size="l"
            look="primary"
            isBusy={signing.isPending}
            disabled={isDrawerOpen || (openOrders.length > 0 && !seesOpen)}
            onClick={sign}
          >
            {t('office.counter.close_day')}
          </Button>
          <p className="text-soft">{t('office.counter.sign_hint')}</p>
        </div>
      )}
    </Card>
  )
}
