import { useSearchParams } from 'react-router'
import { useTranslate } from '../../i18n/i18n.tsx'
import { homePath } from '../../routing/paths.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Segments } from '../../ui/fields/segments.tsx'
import { Link } from '../../ui/link.tsx'
import { type HistoryPart, PAGE_PARAMETER, PART_PARAMETER } from './history-part.ts'
import type { HistoryView } from './load-history.ts'
import { OrderCard } from './order-card.tsx'

export function HistoryPage({ view }: { readonly view: HistoryView }) {
  const t = useTranslate()
  const [, setQuery] = useSearchParams()
  const { part, orders, total, page } = view
  const choose = (next: HistoryPart) =>
    setQuery(next === 'all' ? {} : { [PART_PARAMETER]: next }, { replace: true, preventScrollReset: true })
  const more = new URLSearchParams({
    ...(part === 'all' ? {} : { [PART_PARAMETER]: part }),
    [PAGE_PARAMETER]: String(page + 1),
  })
  return (
    <div className="space-y-6">
      <Segments
        legend={t('account.orders')}
        options={[
          { value: 'all', name: t('catalogue.all') },
          { value: 'active', name: t('history.active') },
          { value: 'past', name: t('history.past') },
        ]}
        value={part}
        onChange={choose}
      />
      {orders.length > 0 ? (
        <ul className="space-y-4">
          {orders.map((order) => (
            <li key={order.id}>
              <OrderCard order={order} />
            </li>
          ))}
        </ul>
      ) : (
        <EmptyState
          title={t('history.empty')}
          hint={t('history.emptyHint')}
          to={homePath()}
          action={t('cart.toCatalogue')}
        />
      )}
      {total > orders.length && page < 10 ? (
        <Link to={`?${more}`} replace preventScrollReset className="button button-quiet">
          {t('common.showMore')}
        </Link>
      ) : null}
    </div>
  )
}

export function HistorySkeleton() {
  return (
    <div className="space-y-4">
      <div className="skeleton h-13" />
      <div className="skeleton h-48 rounded-card" />
      <div className="skeleton h-48 rounded-card" />
    </div>
  )
}
