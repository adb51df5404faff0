import type { DayClose } from '@samobranka/contract'
import type { OfficeKey, Translate } from '@samobranka/dictionary'
import type { Money } from '@samobranka/rules'

type Row = readonly (string | number)[]

/** A day for a spreadsheet: what, of whom, how many, how much. */
export function dayCloseCsv({ day, figures, signed }: DayClose, t: Translate<OfficeKey>): string {
  const { taken, refunds, tips, couriers, courierCash, drawers } = figures
  const rows: Row[] = [
    [
      t('office.counter.csv_what'),
      t('office.counter.csv_whose'),
      t('office.counter.csv_count'),
      t('office.counter.csv_sum'),
    ],
    [t('office.counter.day'), day, '', ''],
    [t('office.counter.handed'), '', figures.handed, sum(figures.sales)],
    [t('office.counter.cancelled'), '', figures.cancelled, ''],
    ...taken.map(({ way, orders, amount }): Row => [t(`office.counter.way_${way}`), '', orders, sum(amount)]),
    ...refunds.map(
      ({ way, count, amount }): Row => [t(`office.counter.refund_${way}`), '', count, sum(-amount)],
    ),
    ...tips.map(
      ({ courier, name, amount }): Row => [
        t('office.counter.tips'),
        courier === null ? t('office.counter.of_kitchen') : name,
        '',
        sum(amount),
      ],
    ),
    ...couriers.map(
      ({ name, orders, cash }): Row => [t('office.counter.courier_cash'), name, orders, sum(cash)],
    ),
    ...courierCash.map(({ name, left }): Row => [t('office.counter.courier_left'), name, '', sum(left)]),
    ...drawers.flatMap((drawer): Row[] => [
      [t('office.counter.expected'), drawer.closedBy, '', sum(drawer.expected)],
      [t('office.counter.counted'), drawer.closedBy, '', sum(drawer.counted ?? 0)],
      [t('office.counter.difference'), drawer.reason, '', sum(drawer.difference ?? 0)],
    ]),
    ...(signed ? [[t('office.counter.signed'), signed.by, '', signed.at]] : []),
  ]
  return `${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`
}

const sum = (amount: Money): string => (amount / 100).toFixed(2)

/** Nothing a person wrote is taken for a formula. */
function cell(value: string | number): string {
  const text =
    typeof value === 'string' && /^[=+\-@\t\r]/.test(value) && !/^-?\d+\.\d{2}$/.test(value)
      ? `'${value}`
      : String(value)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
