import type { OfficeStay, OfficeTables } from '@samobranka/contract'
import { useTranslate } from '../../i18n/translator.tsx'
import { classNames } from '../../ui/class-names.ts'
import { useDateWords } from '../orders-at-work/use-date-words.ts'
import { isOpen } from './free-table.ts'

const HOUR = 3_600_000
const SHORTEST_HOURS = 6

/** The hours that are shown: from the first party to the last, and now among them today. */
function shownHours({ stays, now, from, to }: OfficeTables): {
  readonly start: number
  readonly hours: number
} {
  const isToday = now >= from && now < to
  const points = [
    ...stays.flatMap((stay) => [Date.parse(stay.from), Date.parse(stay.to)]),
    ...(isToday ? [Date.parse(now) - HOUR / 2] : []),
  ]
  const first = points.length > 0 ? Math.min(...points) : Date.parse(from) + 7 * HOUR
  const start = Math.floor(first / HOUR) * HOUR
  const last = points.length > 0 ? Math.max(...points) : start
  return { start, hours: Math.max(SHORTEST_HOURS, Math.ceil((last - start) / HOUR)) }
}

/** A line a table, along the hours: where there is room for guests without a booking. */
export function Timeline({ room }: { readonly room: OfficeTables }) {
  const t = useTranslate()
  const { time } = useDateWords()
  const { start, hours } = shownHours(room)
  const span = hours * HOUR
  const place = (instant: number) => `${(Math.min(Math.max(instant - start, 0), span) / span) * 100}%`
  const now = Date.parse(room.now)
  const isNowShown = now > start && now < start + span
  const marks = Array.from({ length: hours }, (_, hour) => start + hour * HOUR)
  const shown = room.stays.filter((stay) => isOpen(stay) || stay.state === 'left')
  const look = (stay: OfficeStay) =>
    stay.state === 'seated'
      ? 'bg-accent text-accent-ink'
      : stay.state === 'left'
        ? 'bg-sunken text-soft'
        : 'border border-line-strong bg-raised text-ink'

  return (
    <section
      aria-label={t('office.tables.timeline')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled by keyboard as well
      tabIndex={0}
      className="overflow-x-auto rounded-medium border border-line bg-surface"
    >
      <div className="min-w-[56rem]">
        <div className="flex border-b border-line text-xs text-soft">
          <div className="w-32 shrink-0 p-2">
            {isNowShown && t('office.tables.now', { time: time(room.now) })}
          </div>
          <div className="relative h-8 flex-1">
            {marks.map((mark) => (
              <span key={mark} className="absolute top-2 tabular-nums" style={{ left: place(mark) }}>
                {time(new Date(mark).toISOString())}
              </span>
            ))}
          </div>
        </div>
        {room.tables.map(({ id, seats, zone }) => (
          <div key={id} className="flex border-b border-line last:border-b-0">
            <div className="w-32 shrink-0 p-2">
              <p className="font-medium">{t('office.tables.table', { table: id })}</p>
              <p className="truncate text-xs text-soft">
                {t('office.tables.seats', { count: seats })}
                {zone && ` · ${zone}`}
              </p>
            </div>
            <div className="relative min-h-14 flex-1">
              {isNowShown && (
                <div aria-hidden className="absolute inset-y-0 w-px bg-danger" style={{ left: place(now) }} />
              )}
              {shown
                .filter((stay) => stay.table === id)
                .map((stay) => (
                  <a
                    key={stay.id}
                    href={`#stay-${stay.id}`}
                    onClick={(event) => {
                      event.preventDefault()
                      document.getElementById(`stay-${stay.id}`)?.scrollIntoView({ block: 'center' })
                    }}
                    className={classNames(
                      'absolute inset-y-1 flex flex-col justify-center overflow-hidden rounded-small px-2 text-xs',
                      look(stay),
                    )}
                    style={{
                      left: place(Date.parse(stay.from)),
                      width: `calc(${place(Date.parse(stay.to))} - ${place(Date.parse(stay.from))})`,
                    }}
                  >
                    <span className="truncate font-medium">
                      {stay.guestName || t('office.tables.walked_in')}
                    </span>
                    <span className="truncate">{t('office.tables.people', { count: stay.people })}</span>
                  </a>
                ))}
            </div>
          </div>
        ))}
      </div>
    </section>
  )
}
