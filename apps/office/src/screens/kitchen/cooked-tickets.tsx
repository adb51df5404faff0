import type { KitchenTicket } from '@samobranka/contract'
import { Undo2 } from 'lucide-react'
import { useTranslate } from '../../i18n/translator.tsx'
import { Button } from '../../ui/button.tsx'
import type { Said } from './use-kitchen-board.ts'

interface CookedTicketsProps {
  readonly tickets: readonly KitchenTicket[]
  onMark(said: readonly Said[]): void
}

const SHOWN = 8

/** What was called done a short while ago comes back with one touch. */
export function CookedTickets({ tickets, onMark }: CookedTicketsProps) {
  const t = useTranslate()
  if (tickets.length === 0) return null
  return (
    <section aria-labelledby="cooked" className="flex flex-col gap-1">
      <h2 id="cooked" className="text-base font-semibold text-soft">
        {t('office.kitchen.cooked')}
      </h2>
      <ul className="flex flex-col gap-2">
        {tickets.slice(0, SHOWN).map(({ order, number, dayNumber, items }) => (
          <li key={order}>
            <article
              aria-label={t('office.kitchen.order', { number })}
              className="flex items-center justify-between gap-2 rounded-medium bg-sunken py-1 pr-1 pl-3"
            >
              <span className="text-xl font-semibold tabular-nums">{dayNumber > 0 ? dayNumber : number}</span>
              <Button
                size="l"
                look="quiet"
                icon={Undo2}
                onClick={() => onMark(items.map(({ key }): Said => ({ order, item: key, kind: 'started' })))}
              >
                {t('office.kitchen.back')}
              </Button>
            </article>
          </li>
        ))}
      </ul>
    </section>
  )
}
