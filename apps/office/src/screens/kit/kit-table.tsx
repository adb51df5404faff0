import { ShoppingBag } from 'lucide-react'
import { Badge } from '../../ui/badge.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Table, type TableColumn } from '../../ui/table.tsx'

interface Sample {
  readonly number: number
  readonly guest: string
  readonly sum: number
  readonly isPaid: boolean
}

const guests = ['Анна', 'Борис', 'Вера', 'Глеб', 'Дарья', 'Евгений']
const rows: readonly Sample[] = Array.from({ length: 10_000 }, (_, index) => ({
  number: 4000 + index,
  guest: guests[index % guests.length] ?? '',
  sum: 390 + ((index * 137) % 4_200),
  isPaid: index % 3 !== 0,
}))

const columns: readonly TableColumn<Sample>[] = [
  {
    id: 'number',
    title: 'Номер',
    width: '6rem',
    sortBy: ({ number }) => number,
    cell: ({ number }) => number,
  },
  {
    id: 'guest',
    title: 'Гость',
    width: 'minmax(8rem, 1fr)',
    sortBy: ({ guest }) => guest,
    cell: ({ guest }) => guest,
  },
  {
    id: 'paid',
    title: 'Оплата',
    width: '8rem',
    cell: ({ isPaid }) => (isPaid ? <Badge tone="good">Оплачен</Badge> : <Badge tone="warn">Ждёт</Badge>),
  },
  {
    id: 'sum',
    title: 'Сумма',
    width: '7rem',
    isNumber: true,
    sortBy: ({ sum }) => sum,
    cell: ({ sum }) => `${sum} ₽`,
  },
]

export function KitTable() {
  return (
    <div className="h-96">
      <Table
        label="Десять тысяч заказов"
        columns={columns}
        rows={rows}
        rowId={({ number }) => String(number)}
        empty={<EmptyState icon={ShoppingBag} title="Заказов нет" />}
      />
    </div>
  )
}
