import { SearchX } from 'lucide-react'
import { Link, useParams } from 'react-router'
import { isRefused } from '../../api/refused.ts'
import { useTranslate } from '../../i18n/translator.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { OrderDetails } from './order-details.tsx'
import { useOfficeOrder } from './use-office-order.ts'

/** The page of one order. */
export function OrderScreen() {
  const t = useTranslate()
  const { number = '' } = useParams()
  const { found, error, refetch } = useOfficeOrder(number)
  if (found)
    return (
      <>
        {error && (
          <div className="px-3 pt-3">
            <Notice tone="danger">{t('office.orders.page_is_old')}</Notice>
          </div>
        )}
        <OrderDetails found={found} />
      </>
    )
  if (isRefused(error, 404))
    return (
      <EmptyState icon={SearchX} title={t('office.orders.no_such_order', { number })}>
        <Link to="/" className={buttonClass({ look: 'primary', size: 'l' })}>
          {t('office.orders.to_board')}
        </Link>
      </EmptyState>
    )
  if (error)
    return (
      <EmptyState icon={SearchX} title={t('office.orders.no_answer')}>
        <Button look="primary" size="l" onClick={() => void refetch()}>
          {t('office.ui.try_again')}
        </Button>
      </EmptyState>
    )
  return (
    <div className="flex flex-col gap-4 p-5">
      <Skeleton className="h-10 w-56" />
      <Skeleton className="h-64" />
    </div>
  )
}
