import type { OrderCard } from '@samobranka/contract'
import { useVirtualizer } from '@tanstack/react-virtual'
import { useRef } from 'react'
import { useDeeds } from './deeds/use-deeds.tsx'
import { OrderRow } from './order-row.tsx'
import { useNow } from './use-now.ts'

interface OrderRowsProps {
  readonly orders: readonly OrderCard[]
  readonly label: string
}

/** Orders one under another, with the same deeds as on the board; of ten thousand only what is seen is drawn. */
export function OrderRows({ orders, label }: OrderRowsProps) {
  const now = useNow()
  const { press, undo, dialogs } = useDeeds()
  const scroller = useRef<HTMLDivElement>(null)
  const virtual = useVirtualizer({
    count: orders.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => 76,
    getItemKey: (index) => orders[index]?.id ?? index,
    overscan: 4,
    paddingEnd: 16,
  })
  return (
    <section ref={scroller} aria-label={label} className="min-h-0 flex-1 overflow-y-auto px-2 tablet:px-3">
      <div className="relative" style={{ height: virtual.getTotalSize() }}>
        {virtual.getVirtualItems().map(({ index, key, start }) => {
          const order = orders[index]
          if (!order) return null
          return (
            <div
              key={key}
              ref={virtual.measureElement}
              data-index={index}
              className="absolute inset-x-0 top-0"
              style={{ transform: `translateY(${start}px)` }}
            >
              <OrderRow order={order} now={now} onDeed={press} onUndo={undo} />
            </div>
          )
        })}
      </div>
      {dialogs}
    </section>
  )
}
