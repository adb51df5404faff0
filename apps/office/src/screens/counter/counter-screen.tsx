import { officeCounter } from '@samobranka/contract'
import { Wallet } from 'lucide-react'
import { Link } from 'react-router'
import { useCall } from '../../api/use-call.ts'
import { useTranslate } from '../../i18n/translator.tsx'
import { ScreenPage } from '../../shell/screen-page.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useDateWords } from '../orders-at-work/use-date-words.ts'
import { useSums } from '../orders-at-work/use-sums.ts'
import { DrawerCard } from './drawer-card.tsx'
import { DrawerSums } from './drawer-sums.tsx'
import { KitchenField, useOneKitchen } from './kitchen-field.tsx'
import { ReceiptsCard } from './receipts-card.tsx'
import { SumRows } from './sum-rows.tsx'

/** The drawer of a kitchen, and how its guests paid today. */
export function CounterScreen() {
  const t = useTranslate()
  const sum = useSums()
  const { time } = useDateWords()
  const [kitchen, choose] = useOneKitchen()
  const { data, isError } = useCall(
    officeCounter,
    { query: { kitchen } },
    { liveBy: ['counter', 'order'], keepsPrevious: true },
  )
  return (
    <ScreenPage
      title={t('office.screen.counter')}
      actions={
        <Link to="/day-close" className={buttonClass({ size: 'l' })}>
          {t('office.counter.close_day')}
        </Link>
      }
    >
      <KitchenField value={kitchen} onChoose={choose} />
      {data ? (
        <div className="grid items-start gap-4 desk:grid-cols-2">
          <div className="flex flex-col gap-4">
            <DrawerCard counter={data} />
            {data.couriers.length > 0 && (
              <Card>
                <h2 className="text-lg font-semibold">{t('office.counter.couriers')}</h2>
                <SumRows rows={data.couriers.map(({ name, left }) => ({ name, value: sum(left) }))} />
              </Card>
            )}
            {data.counted.map((drawer) => (
              <Card key={drawer.id}>
                <h2 className="text-lg font-semibold">{t('office.counter.counted_today')}</h2>
                <p className="text-soft">
                  {t('office.counter.closed_by', {
                    who: drawer.closedBy,
                    time: drawer.closedAt ? time(drawer.closedAt) : '',
                  })}
                </p>
                <DrawerSums drawer={drawer} />
              </Card>
            ))}
          </div>
          <ReceiptsCard receipts={data.receipts} />
        </div>
      ) : isError ? (
        <EmptyState icon={Wallet} title={t('office.counter.no_answer')} />
      ) : (
        <Skeleton className="h-64" />
      )}
    </ScreenPage>
  )
}
