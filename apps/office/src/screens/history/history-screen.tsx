import { SearchX } from 'lucide-react'
import { useDeferredValue } from 'react'
import { useSearchParams } from 'react-router'
import { useTranslate } from '../../i18n/translator.tsx'
import { useTimeZone } from '../../session/use-time-zone.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { OrderRows } from '../orders-at-work/order-rows.tsx'
import { useOrderList } from '../orders-at-work/use-order-list.ts'
import { HistoryBar } from './history-bar.tsx'
import { type HistoryFilter, historyQuery, readHistory, writeHistory } from './history-filter.ts'
import { localDay } from './local-day.ts'

const BOARD = {}

/** So many of them the server answers with at a time. */
const PAGE = 50

/** Orders of any day: by way, status, number, phone and name. */
export function HistoryScreen() {
  const t = useTranslate()
  const timeZone = useTimeZone()
  const [address, setAddress] = useSearchParams()
  // A shift after midnight still belongs to the day it began: the server says which that is.
  const { dayStartedAt } = useOrderList(BOARD)
  const filter = readHistory(address, dayStartedAt === null ? '' : localDay(new Date(dayStartedAt), timeZone))
  const asked = useDeferredValue(JSON.stringify(historyQuery(filter)))
  const { orders, total, isOpening, fault, askAnew } = useOrderList(JSON.parse(asked), dayStartedAt === null)
  const change = (changes: Partial<HistoryFilter>) =>
    setAddress(writeHistory({ ...filter, page: 1, ...changes }), { replace: true })
  const hasMore = filter.search === '' && filter.page * PAGE < total

  return (
    <div className="absolute inset-0 flex flex-col">
      <HistoryBar filter={filter} total={total} onFilter={change} />
      {(isOpening || dayStartedAt === null) && !fault ? (
        <div className="flex flex-col gap-2 px-3">
          <Skeleton className="h-18" />
          <Skeleton className="h-18" />
          <Skeleton className="h-18" />
        </div>
      ) : orders.length === 0 ? (
        <EmptyState
          icon={SearchX}
          title={fault ? t('office.orders.no_answer') : t('office.orders.nothing_found')}
          {...(!fault && { hint: t('office.orders.history_hint') })}
        >
          {fault && (
            <Button look="primary" size="l" onClick={askAnew}>
              {t('office.ui.try_again')}
            </Button>
          )}
        </EmptyState>
      ) : (
        <OrderRows orders={orders} label={t('office.orders.history')} />
      )}
      {(filter.page > 1 || hasMore) && (
        <nav
          aria-label={t('office.orders.pages')}
          className="flex justify-center gap-2 border-t border-line p-2"
        >
          <Button size="l" disabled={filter.page === 1} onClick={() => change({ page: filter.page - 1 })}>
            {t('office.orders.newer')}
          </Button>
          <Button size="l" disabled={!hasMore} onClick={() => change({ page: filter.page + 1 })}>
            {t('office.orders.older')}
          </Button>
        </nav>
      )}
    </div>
  )
}
