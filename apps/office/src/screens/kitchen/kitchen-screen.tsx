import type { KitchenItem, SkippedMark } from '@samobranka/contract'
import { ChefHat } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useTranslate } from '../../i18n/translator.tsx'
import { useKitchens } from '../../session/use-kitchens.ts'
import { ring, silence } from '../../shell/sound/ring.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { toast, toastWithUndo } from '../../ui/toasts.tsx'
import { useNow } from '../orders-at-work/use-now.ts'
import { PrintRunner } from '../printing/print-runner.tsx'
import { usePrintTrouble } from '../printing/use-print-trouble.ts'
import { AllDayCounts } from './all-day-counts.tsx'
import { CookedTickets } from './cooked-tickets.tsx'
import { KitchenHead } from './kitchen-head.tsx'
import { onSkipped } from './kitchen-marks.ts'
import { OfflineBar } from './offline-bar.tsx'
import { stationView } from './station-view.ts'
import { TicketCard } from './ticket-card.tsx'
import { TicketSheet } from './ticket-sheet.tsx'
import { type Said, useKitchenBoard } from './use-kitchen-board.ts'
import { useKitchenKeys } from './use-kitchen-keys.ts'
import { useKitchenTheme } from './use-kitchen-theme.ts'
import { useSeenTickets } from './use-seen-tickets.ts'
import { useWakeLock } from './use-wake-lock.ts'

const NOTHING = { tickets: [], cooked: [], counts: [] } as const

/** The wall of the kitchen: what is to be cooked, in what order, and nothing that needs typing. */
export function KitchenScreen() {
  const { all, chosen } = useKitchens()
  const [address, setAddress] = useSearchParams()
  const wanted = Number(address.get('kitchen'))
  const kitchen = all.find(({ id }) => id === wanted)?.id ?? chosen[0]?.id
  if (kitchen === undefined) return null
  const change = (name: string, value: string | null) => {
    const next = new URLSearchParams(address)
    if (value === null) next.delete(name)
    else next.set(name, value)
    if (name === 'kitchen') next.delete('station')
    setAddress(next, { replace: true })
  }
  return (
    <OneKitchen
      key={kitchen}
      kitchen={kitchen}
      station={address.get('station')}
      onKitchen={(id) => change('kitchen', String(id))}
      onStation={(id) => change('station', id)}
    />
  )
}

interface OneKitchenProps {
  readonly kitchen: number
  readonly station: string | null
  onKitchen(id: number): void
  onStation(id: string | null): void
}

function OneKitchen({ kitchen, station, onKitchen, onStation }: OneKitchenProps) {
  const t = useTranslate()
  const { all } = useKitchens()
  const { board, fault, heardAt, keptMarks, mark, askAnew } = useKitchenBoard(kitchen)
  const { tickets, cooked, counts } = board ? stationView(board, station) : NOTHING
  const { unseen, cancelled, see, seeCancelled } = useSeenTickets(kitchen, board, tickets)
  const [theme, turnTheme] = useKitchenTheme()
  const [trouble, seeTrouble] = usePrintTrouble(kitchen)
  const [open, setOpen] = useState<string | null>(null)
  const area = useRef<HTMLElement>(null)
  const lastUndo = useRef<() => void>(() => undefined)
  const now = useNow()
  useWakeLock()
  useKitchenKeys(area, () => lastUndo.current())
  useSkippedToasts()

  const isCalling = unseen.size > 0 || cancelled.length > 0 || trouble !== null
  useEffect(() => {
    if (!isCalling) return
    ring('kitchen')
    return () => silence('kitchen')
  }, [isCalling])

  const press = (number: string, said: readonly Said[], before: readonly KitchenItem[] = []) => {
    mark(said)
    if (before.length === 0 || said.every(({ kind }) => kind !== 'done')) return
    const [order = ''] = said.map((one) => one.order)
    const undo = () => {
      mark(before.map(({ key, state }): Said => ({ order, item: key, kind: state })))
      lastUndo.current = () => undefined
    }
    lastUndo.current = undo
    const [only] = before
    const name = before.length === 1 && only ? only.name : t('office.kitchen.order', { number })
    toastWithUndo(t('office.kitchen.markedItem', { name, state: t('office.kitchen.state.done') }), undo)
  }

  return (
    <div className="absolute inset-0 flex flex-col bg-ground">
      <PrintRunner kitchen={kitchen} />
      <KitchenHead
        board={board}
        kitchens={all}
        kitchen={kitchen}
        station={station}
        isDark={theme === 'dark'}
        onKitchen={onKitchen}
        onStation={onStation}
        onTheme={turnTheme}
      />
      <OfflineBar heardAt={heardAt} isFailing={fault !== null} kept={keptMarks.length} />
      {cancelled.map(({ order, number }) => (
        <CallingBar
          key={order}
          text={t('office.kitchen.seenCancelled', { number })}
          onSee={() => seeCancelled(order)}
        />
      ))}
      {trouble && <CallingBar text={t(`office.print.fault.${trouble}`)} onSee={seeTrouble} />}
      <div className="flex min-h-0 flex-1 flex-col overflow-y-auto tablet:flex-row tablet:overflow-hidden">
        <section
          ref={area}
          id="tickets"
          aria-label={t('office.kitchen.tickets')}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled by keyboard as well
          tabIndex={0}
          className="min-w-0 flex-1 p-3 tablet:overflow-y-auto"
        >
          {!board && fault && (
            <EmptyState icon={ChefHat} title={t('office.kitchen.alone')}>
              <Button size="l" look="primary" onClick={askAnew}>
                {t('office.ui.try_again')}
              </Button>
            </EmptyState>
          )}
          {board && tickets.length === 0 && (
            <EmptyState
              icon={ChefHat}
              title={t('office.kitchen.empty')}
              hint={t('office.kitchen.emptyHint')}
            />
          )}
          <div className="grid grid-cols-[repeat(auto-fill,minmax(min(17rem,100%),1fr))] items-start gap-3">
            {tickets.map((ticket) => (
              <TicketCard
                key={ticket.order}
                ticket={ticket}
                cookingMinutes={board?.cookingMinutes ?? 0}
                now={now}
                news={unseen.get(ticket.order)}
                onSee={() => unseen.has(ticket.order) && see(ticket)}
                onMark={(said, before) => press(ticket.number, said, before)}
                onMore={() => setOpen(ticket.order)}
              />
            ))}
          </div>
        </section>
        <aside
          aria-label={t('office.kitchen.allDay')}
          className="flex shrink-0 flex-col gap-5 border-t border-line bg-surface p-3 tablet:w-56 tablet:overflow-y-auto tablet:border-t-0 tablet:border-l desk:w-72"
        >
          <AllDayCounts counts={counts} />
          <CookedTickets tickets={cooked} onMark={mark} />
          {board && board.later > 0 && (
            <p className="text-base text-soft">{t('office.kitchen.later', { count: board.later })}</p>
          )}
        </aside>
      </div>
      <TicketSheet
        kitchen={kitchen}
        ticket={tickets.find(({ order }) => order === open) ?? null}
        courses={board?.courses ?? []}
        onMark={mark}
        onClose={() => setOpen(null)}
      />
    </div>
  )
}

/** Over the whole width, until somebody taps it. */
function CallingBar({ text, onSee }: { readonly text: string; onSee(): void }) {
  const t = useTranslate()
  return (
    <button
      type="button"
      onClick={onSee}
      className="flashes flex min-h-14 items-center justify-between gap-3 bg-danger px-4 text-xl font-bold text-danger-ink"
    >
      <span>{text}</span>
      <span className="underline underline-offset-4">{t('office.kitchen.seen')}</span>
    </button>
  )
}

/** Nothing is left out in silence. */
function useSkippedToasts(): void {
  const t = useTranslate()
  useEffect(
    () =>
      onSkipped((skipped: readonly SkippedMark[]) => {
        for (const { why, number, name } of skipped)
          toast(
            number === '' ? t('office.kitchen.skipped') : t(`office.kitchen.skip.${why}`, { number, name }),
            'danger',
          )
      }),
    [t],
  )
}
