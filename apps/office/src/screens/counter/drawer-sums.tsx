import type { Drawer } from '@samobranka/contract'
import { useTranslate } from '../../i18n/translator.tsx'
import { useSums } from '../orders-at-work/use-sums.ts'
import { DifferenceText } from './difference-text.tsx'
import { SumRows } from './sum-rows.tsx'

/** What moved through a drawer, and what must lie in it. */
export function DrawerSums({ drawer }: { readonly drawer: Drawer }) {
  const t = useTranslate()
  const write = useSums()
  const sum = (amount: number) => (amount < 0 ? `−${write(-amount)}` : write(amount))
  const { float, paidIn, paidOut, taken, change, refunds, expected, counted, difference } = drawer
  return (
    <SumRows
      rows={[
        { name: t('office.counter.float'), value: sum(float) },
        { name: t('office.counter.taken'), value: sum(taken) },
        { name: t('office.counter.change'), value: sum(-change) },
        { name: t('office.counter.refunds'), value: sum(-refunds) },
        { name: t('office.counter.paid_in'), value: sum(paidIn) },
        { name: t('office.counter.paid_out'), value: sum(-paidOut) },
        { name: t('office.counter.expected'), value: sum(expected), isTotal: true },
        ...(counted === null
          ? []
          : [
              { name: t('office.counter.counted'), value: sum(counted), isTotal: true },
              {
                name: t('office.counter.difference'),
                value: <DifferenceText difference={difference ?? 0} />,
              },
            ]),
        ...(drawer.reason ? [{ name: t('office.counter.reason'), value: drawer.reason }] : []),
      ]}
    />
  )
}
