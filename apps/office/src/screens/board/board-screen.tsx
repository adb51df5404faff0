import { CloudOff, SearchX } from 'lucide-react'
import { useDeferredValue, useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { useTranslate } from '../../i18n/translator.tsx'
import { useKitchens } from '../../session/use-kitchens.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Notice } from '../../ui/notice.tsx'
import { OrderRows } from '../orders-at-work/order-rows.tsx'
import { useOrderList } from '../orders-at-work/use-order-list.ts'
import { SwitchStrip } from '../switches/switch-strip.tsx'
import { BoardBar } from './board-bar.tsx'
import { boardColumns } from './board-columns.ts'
import { BoardColumnsView } from './board-columns-view.tsx'
import { filterOrders, readFilter, writeFilter } from './board-filter.ts'
import { BoardOpening } from './board-opening.tsx'
import { DemoOrdersStrip } from './demo-orders-strip.tsx'

const BOARD = {}

/** The evening's orders, where everything is done to them with one touch. */
export function BoardScreen() {
  const t = useTranslate()
  const [address, setAddress] = useSearchParams()
  const filter = readFilter(address)
  const search = useDeferredValue(filter.search.trim())
  const kitchens = useKitchens()
    .chosen.map(({ id }) => id)
    .join()
  const board = useOrderList(BOARD)
  const found = useOrderList({ search }, search === '')
  const { orders, isOpening, fault, askAnew } = search === '' ? board : found

  const shown = useMemo(
    () => filterOrders(orders, filter.way, kitchens.split(',').map(Number)),
    [orders, filter.way, kitchens],
  )
  const columns = useMemo(() => boardColumns(shown), [shown])
  const list = useMemo(() => Object.values(columns).flat(), [columns])
  const isList = filter.view === 'list' || search !== ''

  return (
    <div className="absolute inset-0 flex flex-col">
      <BoardBar
        filter={filter}
        onFilter={(changes) => setAddress(writeFilter({ ...filter, ...changes }), { replace: true })}
      />
      <DemoOrdersStrip />
      <SwitchStrip />
      {fault && orders.length > 0 && (
        <div className="px-3 pb-2">
          <Notice tone="danger">{t('office.orders.board_is_old')}</Notice>
        </div>
      )}
      {isOpening ? (
        fault ? (
          <EmptyState
            icon={CloudOff}
            title={t('office.orders.board_failed')}
            hint={t('office.orders.no_answer')}
          >
            <Button look="primary" size="l" onClick={askAnew}>
              {t('office.ui.try_again')}
            </Button>
          </EmptyState>
        ) : (
          <BoardOpening />
        )
      ) : isList && list.length === 0 ? (
        <EmptyState
          icon={SearchX}
          title={t(search === '' ? 'office.orders.no_orders' : 'office.orders.nothing_found')}
        />
      ) : isList ? (
        <OrderRows orders={list} label={t('office.orders.board')} />
      ) : (
        <BoardColumnsView columns={columns} />
      )}
    </div>
  )
}
