import { BOARD_REGIONS, type BoardRegion } from '@samobranka/contract'
import { type KeyboardEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useTranslate } from '../../i18n/translator.tsx'
import { useNow } from '../orders-at-work/use-now.ts'
import { BoardColumn } from './board-column.tsx'
import type { BoardColumns } from './board-columns.ts'
import { boardKey } from './board-key.ts'
import { ColumnChips } from './column-chips.tsx'
import { stepFocus } from './step-focus.ts'
import { useBoardDeeds } from './use-board-deeds.tsx'
import { useStableCallbacks } from './use-stable-callbacks.ts'

/** Eight columns side by side; on a phone one of them, chosen by its chip. */
export function BoardColumnsView({ columns }: { readonly columns: BoardColumns }) {
  const t = useTranslate()
  const navigate = useNavigate()
  const now = useNow()
  const board = useRef<HTMLDivElement>(null)
  const [at, setAt] = useState<string | null>(null)
  const [open, setOpen] = useState<BoardRegion>('new')
  const deeds = useBoardDeeds()
  const ids = BOARD_REGIONS.map((region) => columns[region].map(({ id }) => id))
  const all = BOARD_REGIONS.flatMap((region) => columns[region])
  // Tab leads to the first card until somebody has chosen one.
  const place = all.some(({ id }) => id === at) ? at : (all[0]?.id ?? null)
  const { onFocus, onDeed, onMinutes, onUndo } = useStableCallbacks({
    onFocus: setAt,
    onDeed: deeds.press,
    onMinutes: deeds.choose,
    onUndo: deeds.undo,
  })

  function goTo(id: string | null): void {
    if (id === null) return
    setAt(id)
    const region = BOARD_REGIONS.find((one) => columns[one].some((order) => order.id === id))
    if (region) setOpen(region)
    // It may first have to be scrolled into the document.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        const card = board.current?.querySelector<HTMLElement>(`[data-order="${CSS.escape(id)}"]`)
        card?.focus({ preventScroll: true })
        card?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
      }),
    )
  }

  function handleKey(event: KeyboardEvent): void {
    const asked = boardKey(event)
    const order = all.find(({ id }) => id === place)
    if (!asked || !order) return
    event.preventDefault()
    if (asked.kind === 'step') goTo(stepFocus(ids, place, asked.arrow))
    else if (asked.kind === 'open') void navigate(`/orders/${order.number}`)
    else if (asked.kind === 'main') deeds.pressMain(order)
    else if (asked.kind === 'minutes') deeds.chooseNth(order, asked.nth)
    else deeds.stopChoosing()
  }

  return (
    <>
      <ColumnChips columns={columns} open={open} onOpen={setOpen} />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the card that is focused within */}
      <div
        ref={board}
        onKeyDown={handleKey}
        className="flex min-h-0 flex-1 gap-2 overflow-x-auto px-2 pb-2 tablet:px-3"
      >
        {BOARD_REGIONS.map((region) => (
          <BoardColumn
            key={region}
            region={region}
            orders={columns[region]}
            now={now}
            at={place}
            isOpen={open === region}
            choosing={deeds.choosing}
            onFocus={onFocus}
            onDeed={onDeed}
            onMinutes={onMinutes}
            onUndo={onUndo}
          />
        ))}
      </div>
      <p className="sr-only">{t('office.orders.keys_hint')}</p>
      {deeds.dialogs}
    </>
  )
}
