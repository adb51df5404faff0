import type { KitchenItem, KitchenTicket } from '@samobranka/contract'
import { ticketAge } from '@samobranka/rules'
import { Ellipsis } from 'lucide-react'
import { useTranslate } from '../../i18n/translator.tsx'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { useDateWords } from '../orders-at-work/use-date-words.ts'
import { ItemButton, Loud } from './item-button.tsx'
import { nextMark, startable, unfinished } from './ticket-steps.ts'
import type { Said } from './use-kitchen-board.ts'

interface TicketCardProps {
  readonly ticket: KitchenTicket
  readonly cookingMinutes: number
  readonly now: number
  readonly news: 'new' | 'changed' | undefined
  onSee(): void
  onMark(said: readonly Said[], done?: readonly KitchenItem[]): void
  onMore(): void
}

const heads = {
  calm: 'bg-sunken text-ink',
  pressing: 'bg-warn text-warn-ink',
  late: 'bg-danger text-danger-ink',
} as const

/** One order as the kitchen has it. Whatever is touched of it, it was seen. */
export function TicketCard(props: TicketCardProps) {
  const { ticket, cookingMinutes, now, news, onSee, onMark, onMore } = props
  const t = useTranslate()
  const dates = useDateWords()
  const { order, number, dayNumber, items, enteredAt, allergy, comment, table } = ticket
  const age = ticketAge(new Date(enteredAt), cookingMinutes, new Date(now))
  const minutes = Math.max(0, Math.floor((now - Date.parse(enteredAt)) / 60_000))
  const [toStart, toFinish] = [startable(items), unfinished(items)]
  const said = (kind: Said['kind'], some: readonly KitchenItem[]) =>
    some.map(({ key }): Said => ({ order, item: key, kind }))

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a key presses one of its buttons, and that is a click as well
    <article
      aria-label={t('office.kitchen.order', { number })}
      data-ticket
      // biome-ignore lint/a11y/noNoninteractiveTabindex: arrows go from ticket to ticket
      tabIndex={0}
      // With the tap's end: gone at its beginning, the banner would pull the button away from under the finger.
      onClick={onSee}
      className={classNames(
        'flex flex-col overflow-hidden rounded-large border-2 bg-surface',
        news ? 'flashes border-warn' : 'border-line',
      )}
    >
      <header className={classNames('flex items-center gap-3 px-4 py-2', heads[age])}>
        <h2 className="text-4xl leading-none font-bold tabular-nums">{dayNumber > 0 ? dayNumber : number}</h2>
        <div className="min-w-0 flex-1 leading-tight">
          <p className="truncate text-lg font-semibold">{t(`office.kitchen.way.${ticket.deliveryType}`)}</p>
          <p className="truncate text-base">
            № {number}
            {ticket.promisedFrom !== null &&
              ` · ${t('office.kitchen.promised', { time: dates.time(ticket.promisedFrom) })}`}
          </p>
        </div>
        <p className="text-2xl font-bold whitespace-nowrap tabular-nums">
          {t('office.kitchen.minutes', { count: minutes })}
        </p>
      </header>
      {news && (
        <button
          type="button"
          onClick={onSee}
          className="flex min-h-touch items-center justify-between gap-2 bg-warn px-4 text-lg font-bold text-warn-ink"
        >
          <span>{t(`office.kitchen.${news}`)}</span>
          <span className="underline underline-offset-4">{t('office.kitchen.seen')}</span>
        </button>
      )}
      <div className="flex flex-1 flex-col gap-2 p-3">
        {allergy !== '' && <Loud>{t('office.kitchen.allergy', { allergy })}</Loud>}
        {table !== '' && <p className="text-lg font-semibold">{t('office.kitchen.table', { table })}</p>}
        {items.map((item, index) => (
          <ItemButton
            key={item.key}
            item={item}
            digit={index + 1}
            onPress={() => onMark([{ order, item: item.key, kind: nextMark(item) }], [item])}
          />
        ))}
        {comment !== '' && (
          <p className="rounded-medium bg-danger-soft px-3 py-2 text-xl font-semibold text-danger-text">
            {t('office.kitchen.comment', { comment })}
          </p>
        )}
      </div>
      <footer className="flex gap-2 p-3 pt-0">
        {toStart.length > 0 ? (
          <Button
            size="l"
            look="primary"
            data-main
            className="min-h-14 flex-1 text-xl"
            onClick={() => onMark(said('started', toStart), toStart)}
          >
            {t('office.kitchen.start')}
          </Button>
        ) : null}
        <Button
          size="l"
          look={toStart.length > 0 ? 'plain' : 'primary'}
          data-main={toStart.length > 0 ? undefined : true}
          className="min-h-14 flex-1 text-xl"
          onClick={() => onMark(said('done', toFinish), toFinish)}
        >
          {t('office.kitchen.done')}
        </Button>
        <IconButton icon={Ellipsis} size="l" label={t('office.kitchen.more')} onClick={onMore} />
      </footer>
    </article>
  )
}
