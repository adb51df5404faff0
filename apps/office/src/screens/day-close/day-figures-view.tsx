import type { DayFigures } from '@samobranka/contract'
import type { ReactNode } from 'react'
import { useTranslate } from '../../i18n/translator.tsx'
import { Card } from '../../ui/card.tsx'
import { DrawerSums } from '../counter/drawer-sums.tsx'
import { SumRows } from '../counter/sum-rows.tsx'
import { useDateWords } from '../orders-at-work/use-date-words.ts'
import { useSums } from '../orders-at-work/use-sums.ts'

/** What a day came to: one page, by kitchen and courier. */
export function DayFiguresView({ figures }: { readonly figures: DayFigures }) {
  const t = useTranslate()
  const sum = useSums()
  const { time } = useDateWords()
  const { taken, refunds, tips, couriers, courierCash, drawers } = figures
  const thanks = tips.reduce((all, { amount }) => all + amount, 0)
  return (
    <div className="grid items-start gap-4 tablet:grid-cols-2 print:grid-cols-2">
      <Part title={t('office.counter.by_payment')}>
        <SumRows
          rows={[
            ...taken.map(({ way, orders, amount }) => ({
              name: `${t(`office.counter.way_${way}`)} · ${orders}`,
              value: sum(amount),
            })),
            { name: t('office.counter.tips'), value: thanks === 0 ? sum(0) : `−${sum(thanks)}` },
            { name: t('office.counter.sales'), value: sum(figures.sales), isTotal: true },
            { name: t('office.counter.handed'), value: figures.handed },
            { name: t('office.counter.cancelled'), value: figures.cancelled },
          ]}
        />
      </Part>
      <Part title={t('office.counter.refunds_title')} isEmpty={refunds.length === 0}>
        <SumRows
          rows={refunds.map(({ way, count, amount }) => ({
            name: `${t(`office.counter.refund_${way}`)} · ${count}`,
            value: sum(amount),
          }))}
        />
      </Part>
      <Part title={t('office.counter.tips')} isEmpty={tips.length === 0}>
        <SumRows
          rows={tips.map(({ courier, name, amount }) => ({
            name: courier === null ? t('office.counter.of_kitchen') : name,
            value: sum(amount),
          }))}
        />
      </Part>
      <Part title={t('office.counter.by_courier')} isEmpty={couriers.length === 0}>
        {couriers.map(({ courier, name, orders, cash, card, tips: own }) => {
          const inHand = courierCash.find((one) => one.courier === courier)?.left ?? 0
          return (
            <div key={courier}>
              <h3 className="font-medium">{name}</h3>
              <SumRows
                rows={[
                  { name: t('office.counter.orders'), value: orders },
                  { name: t('office.counter.cash'), value: sum(cash) },
                  { name: t('office.counter.card'), value: sum(card) },
                  { name: t('office.counter.tips'), value: sum(own) },
                  { name: t('office.counter.courier_left'), value: sum(inHand), isTotal: true },
                ]}
              />
            </div>
          )
        })}
      </Part>
      {drawers.length === 0 && (
        <Part title={t('office.counter.drawers')}>
          <p className="text-soft">{t('office.counter.no_drawers')}</p>
        </Part>
      )}
      {drawers.map((drawer) => (
        <Part key={drawer.id} title={t('office.counter.drawer')}>
          <p className="text-soft">
            {t('office.counter.closed_by', {
              who: drawer.closedBy,
              time: drawer.closedAt ? time(drawer.closedAt) : '',
            })}
          </p>
          <DrawerSums drawer={drawer} />
        </Part>
      ))}
    </div>
  )
}

interface PartProps {
  readonly title: string
  readonly isEmpty?: boolean
  readonly children: ReactNode
}

function Part({ title, isEmpty = false, children }: PartProps) {
  const t = useTranslate()
  return (
    <Card aria-label={title} className="break-inside-avoid">
      <h2 className="text-lg font-semibold">{title}</h2>
      {isEmpty ? <p className="text-soft">{t('office.counter.nothing')}</p> : children}
    </Card>
  )
}
