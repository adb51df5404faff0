import type { OfficeStay, OfficeTables } from '@samobranka/contract'
import { useState } from 'react'
import { Link } from 'react-router'
import { useTranslate } from '../../i18n/translator.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { useDateWords } from '../orders-at-work/use-date-words.ts'
import { MinutesDialog } from './minutes-dialog.tsx'
import { stayWords } from './stay-words.ts'
import { TableDialog } from './table-dialog.tsx'
import type { StayDeeds } from './use-stay-deeds.ts'

interface StayCardProps {
  readonly stay: OfficeStay
  readonly room: OfficeTables
  readonly deeds: StayDeeds
}

/** One party: who, when, where, and what can be done. */
export function StayCard({ stay, room, deeds }: StayCardProps) {
  const t = useTranslate()
  const dates = useDateWords()
  const [asked, ask] = useState<'move' | 'late' | 'longer' | null>(null)
  const { id, state, table } = stay
  const { text, tone } = stayWords(stay, Date.parse(room.now), t, dates)
  const name = stay.guestName || t('office.tables.walked_in')
  const span = `${dates.time(stay.from)}–${dates.time(stay.to)}`
  const label = t('office.tables.stay', { name, time: span, table })
  const zone = room.tables.find((one) => one.id === table)?.zone

  return (
    <article
      id={`stay-${id}`}
      aria-label={label}
      className="flex scroll-mt-4 flex-col gap-2 rounded-medium border border-line bg-surface p-3 shadow-card"
    >
      <header className="flex flex-wrap items-center justify-between gap-2">
        <p className="text-lg font-semibold tabular-nums">{span}</p>
        <Badge tone={tone}>{text}</Badge>
      </header>
      <p>
        <span className="font-medium">{t('office.tables.table', { table })}</span>
        {zone && `, ${zone}`} · {t('office.tables.people', { count: stay.people })} · {name}
      </p>
      {stay.comment && <p className="text-soft">{stay.comment}</p>}
      {stay.allergy && (
        <p className="font-semibold text-danger-text">{t('office.tables.allergy', { text: stay.allergy })}</p>
      )}
      <p className="flex flex-wrap gap-x-4">
        {stay.number && (
          <Link
            to={`/orders/${stay.number}`}
            className="inline-flex min-h-control items-center underline underline-offset-4"
          >
            {t('office.tables.order', { number: stay.number })}
          </Link>
        )}
        {stay.phone && (
          <a
            href={`tel:${stay.phone}`}
            className="inline-flex min-h-control items-center underline underline-offset-4"
          >
            {t('office.tables.call', { phone: stay.phone })}
          </a>
        )}
        {stay.dishes > 0 && (
          <span className="inline-flex min-h-control items-center">
            {t('office.tables.dishes', { count: stay.dishes })}
          </span>
        )}
      </p>
      {stay.releasedAt && (
        <p className="text-soft">{t('office.tables.released_at', { time: dates.time(stay.releasedAt) })}</p>
      )}
      <div className="flex flex-wrap gap-2">
        {(state === 'expected' || state === 'missed') && (
          <Button size="l" look={state === 'expected' ? 'primary' : 'plain'} onClick={() => deeds.came(id)}>
            {t('office.tables.came')}
          </Button>
        )}
        {state === 'expected' && (
          <>
            <Button size="l" onClick={() => ask('late')}>
              {t('office.tables.late')}
            </Button>
            <Button size="l" onClick={() => deeds.missed(id)}>
              {t('office.tables.not_come')}
            </Button>
          </>
        )}
        {state === 'seated' && (
          <Button size="l" look="primary" onClick={() => deeds.free(id)}>
            {t('office.tables.free')}
          </Button>
        )}
        {(state === 'expected' || state === 'seated') && (
          <>
            <Button size="l" onClick={() => ask('move')}>
              {t('office.tables.move')}
            </Button>
            <Button size="l" onClick={() => ask('longer')}>
              {t('office.tables.longer')}
            </Button>
          </>
        )}
      </div>
      {asked === 'move' && (
        <TableDialog
          room={room}
          stay={id}
          title={t('office.tables.move')}
          hint={label}
          action={t('office.tables.move')}
          onClose={() => ask(null)}
          onChoose={(chosen) => {
            ask(null)
            deeds.move(id, chosen)
          }}
        />
      )}
      {(asked === 'late' || asked === 'longer') && (
        <MinutesDialog
          title={t(`office.tables.${asked}`)}
          hint={label}
          label={t(`office.tables.${asked}_by`)}
          onClose={() => ask(null)}
          onChoose={(minutes) => {
            ask(null)
            deeds[asked](id, minutes)
          }}
        />
      )}
    </article>
  )
}
