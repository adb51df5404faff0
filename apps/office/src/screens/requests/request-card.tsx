import { finishRequest, type GuestRequest, officeRequests, takeRequest } from '@samobranka/contract'
import { Phone } from 'lucide-react'
import { Link } from 'react-router'
import { useDeed } from '../../api/use-call.ts'
import { useTranslate } from '../../i18n/translator.tsx'
import { useMay } from '../../session/me.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { toast } from '../../ui/toasts.tsx'
import { useDateWords } from '../orders-at-work/use-date-words.ts'
import { useFaultWords } from '../orders-at-work/use-fault-words.ts'

/** What a guest asked for, and what became of it. */
export function RequestCard({ request }: { readonly request: GuestRequest }) {
  const t = useTranslate()
  const may = useMay()
  const faultWords = useFaultWords()
  const { dayAndTime } = useDateWords()
  const take = useDeed(takeRequest, [officeRequests])
  const finish = useDeed(finishRequest, [officeRequests])
  const { kind, id, name, phone, email, text, lines, createdAt, takenAt, takenBy, doneAt } = request
  const asked = { params: { kind, id: String(id) } }
  const onError = (fault: Error) => toast(faultWords(fault), 'danger')
  const isNew = takenAt === null && doneAt === null
  return (
    <article
      aria-label={t('office.orders.request_number', { number: id })}
      className={`flex h-full flex-col gap-2 rounded-medium border bg-surface p-4 shadow-card ${isNew ? 'border-2 border-warn' : 'border-line'}`}
    >
      <header className="flex flex-wrap items-center gap-2">
        <Badge>{t(kind === 'order' ? 'office.orders.request_order' : 'office.orders.request_message')}</Badge>
        <h2 className="min-w-0 flex-1 truncate text-base font-semibold">
          {name || t('office.orders.no_name')}
        </h2>
        <time dateTime={createdAt} className="text-soft tabular-nums">
          {dayAndTime(createdAt)}
        </time>
      </header>
      {text !== '' && <p className="wrap-anywhere whitespace-pre-line">{text}</p>}
      {lines.length > 0 && (
        <ul>
          {lines.map((line, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a dish may stand twice, and a line has no other name
            <li key={place}>
              {line.count} × {line.name}
              {line.details !== '' && <span className="text-soft"> · {line.details}</span>}
            </li>
          ))}
        </ul>
      )}
      {email !== '' && (
        <a href={`mailto:${email}`} className="inline-flex min-h-6 items-center text-ink wrap-anywhere">
          {email}
        </a>
      )}
      {takenAt !== null && (
        <p className="text-soft">
          {t('office.orders.taken_by', { who: takenBy, time: dayAndTime(takenAt) })}
        </p>
      )}
      <footer className="mt-auto flex flex-wrap gap-2 pt-1">
        {isNew && (
          <Button
            size="l"
            look="primary"
            isBusy={take.isPending}
            onClick={() => take.mutate(asked, { onError })}
          >
            {t('office.orders.take_request')}
          </Button>
        )}
        {phone !== '' && (
          <a
            href={`tel:${phone.replace(/[^+\d]/g, '')}`}
            aria-label={t('office.orders.call_guest', { phone })}
            className={buttonClass({ size: 'l' })}
          >
            <Phone size={18} aria-hidden />
            <span className="tabular-nums">{phone}</span>
          </a>
        )}
        {doneAt === null && phone !== '' && may('orders.create') && (
          <Link
            to="/orders/new"
            state={{ phone, name, comment: kind === 'order' ? text : '', lines: request.cart }}
            className={buttonClass({ size: 'l' })}
          >
            {t('office.orders.place_order')}
          </Link>
        )}
        {doneAt === null && !isNew && (
          <Button size="l" isBusy={finish.isPending} onClick={() => finish.mutate(asked, { onError })}>
            {t('office.orders.finish_request')}
          </Button>
        )}
      </footer>
    </article>
  )
}
