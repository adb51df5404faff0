import type { BoardRegion, OrderCard } from '@samobranka/contract'
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useTranslate } from '../../i18n/translator.tsx'
import { classNames } from '../../ui/class-names.ts'
import { orderAge } from '../orders-at-work/order-age.ts'
import { BoardCard, type BoardCardProps } from './board-card.tsx'
import type { Choosing } from './use-board-deeds.tsx'

interface BoardColumnProps extends Pick<BoardCardProps, 'onFocus' | 'onDeed' | 'onMinutes' | 'onUndo'> {
  readonly region: BoardRegion
  readonly orders: readonly OrderCard[]
  readonly now: number
  /** The card the board's place is at. */
  readonly at: string | null
  /** The column a phone shows. */
  readonly isOpen: boolean
  readonly choosing: Choosing | null
}

/** Those that are seldom used are narrow while nothing is in them. */
const OFTEN_EMPTY: readonly BoardRegion[] = ['unpaid', 'later', 'courier', 'finished']
const GAP = 8
/** A card of three lines; each is measured when it is shown. */
const USUAL_HEIGHT = 232

/** A column of the board. Only the cards that are seen are in the document: five hundred would freeze a tablet. */
export function BoardColumn(props: BoardColumnProps) {
  const { region, orders, now, at, isOpen, choosing, ...deeds } = props
  const t = useTranslate()
  const scroller = useRef<HTMLDivElement>(null)
  const place = orders.findIndex(({ id }) => id === at)
  const virtual = useVirtualizer({
    count: orders.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => USUAL_HEIGHT,
    getItemKey: (index) => orders[index]?.id ?? index,
    gap: GAP,
    paddingEnd: GAP,
    overscan: 1,
    // The card one is at keeps the focus when it is scrolled away.
    rangeExtractor: (range) => {
      const shown = defaultRangeExtractor(range)
      return place === -1 || shown.includes(place) ? shown : [...shown, place].sort((a, b) => a - b)
    },
  })

  const show = useEffectEvent((id: string | null) => {
    const index = orders.findIndex((order) => order.id === id)
    if (index !== -1) virtual.scrollToIndex(index)
  })
  useEffect(() => show(at), [at])

  const name = t(`office.orders.region_${region}`)
  const isNarrow = orders.length === 0 && OFTEN_EMPTY.includes(region)
  return (
    <section
      aria-label={name}
      className={classNames(
        'min-h-0 min-w-0 flex-col tablet:flex',
        isOpen ? 'flex flex-1' : 'hidden',
        isNarrow ? 'tablet:w-36 tablet:flex-none' : 'tablet:min-w-72 tablet:max-w-md tablet:flex-1',
      )}
    >
      <h2 className="hidden items-baseline gap-2 px-1 pb-2 font-semibold tablet:flex">
        {name}
        <span className={region === 'new' && orders.length > 0 ? countLooks.loud : countLooks.plain}>
          {orders.length}
        </span>
      </h2>
      <div ref={scroller} className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-1">
        {orders.length === 0 && (
          <p className="rounded-medium border border-dashed border-line px-3 py-4 text-center text-soft">
            {t(region === 'new' ? 'office.orders.no_new' : 'office.orders.column_empty')}
          </p>
        )}
        <div className="relative" style={{ height: orders.length === 0 ? 0 : virtual.getTotalSize() }}>
          {virtual.getVirtualItems().map(({ index, key, start }) => {
            const order = orders[index]
            if (!order) return null
            return (
              <div
                key={key}
                ref={virtual.measureElement}
                data-index={index}
                className="absolute inset-x-0 top-0 pt-0.5"
                style={{ transform: `translateY(${start}px)` }}
              >
                <BoardCard
                  order={order}
                  {...orderAge(order, now)}
                  isAt={order.id === at}
                  chosen={choosing?.id === order.id ? choosing.minutes : null}
                  {...deeds}
                />
              </div>
            )
          })}
        </div>
      </div>
    </section>
  )
}

const countLooks = {
  plain: 'text-soft tabular-nums',
  loud: 'rounded-full bg-danger px-2 text-danger-ink tabular-nums',
} as const
