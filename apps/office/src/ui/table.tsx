import {
  type ColumnDef,
  createSortedRowModel,
  type RowData,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import { useVirtualizer } from '@tanstack/react-virtual'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { type ReactNode, useMemo, useRef } from 'react'
import { classNames } from './class-names.ts'

const features = tableFeatures({ rowSortingFeature, sortedRowModel: createSortedRowModel() })

export interface TableColumn<T> {
  readonly id: string
  readonly title: string
  /** A track of CSS grid, such as `8rem` or `minmax(12rem, 2fr)`. */
  readonly width: string
  readonly isNumber?: boolean
  /** What the column is sorted by; without it, it is not. */
  readonly sortBy?: (row: T) => string | number
  readonly cell: (row: T) => ReactNode
}

interface TableProps<T> {
  readonly label: string
  /** Keep it outside the component, or in a memo: the table begins anew with each new list. */
  readonly columns: readonly TableColumn<T>[]
  readonly rows: readonly T[]
  readonly rowId: (row: T) => string
  readonly rowHeight?: number
  /** Instead of rows, where there are none. */
  readonly empty: ReactNode
  onOpen?(row: T): void
}

/** A list of any length: what is out of sight is not in the document. Its parent gives it its height. */
export function Table<T extends RowData>({
  label,
  columns,
  rows,
  rowId,
  rowHeight = 48,
  empty,
  onOpen,
}: TableProps<T>) {
  const scroller = useRef<HTMLDivElement>(null)
  const definitions = useMemo(() => columns.map(definitionOf), [columns])
  const data = useMemo(() => [...rows], [rows])
  const table = useTable({ features, columns: definitions, data, getRowId: rowId })
  const sorted = table.getRowModel().rows
  const virtual = useVirtualizer({
    count: sorted.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    getItemKey: (index) => sorted[index]?.id ?? index,
    overscan: 8,
  })
  const tracks = columns.map(({ width }) => width).join(' ')
  if (rows.length === 0) return empty

  return (
    <div ref={scroller} className="max-h-full overflow-auto rounded-medium border border-line bg-surface">
      <table aria-label={label} aria-rowcount={sorted.length + 1} className="grid min-w-max">
        <thead className="sticky top-0 z-10 grid border-b border-line bg-surface">
          <tr aria-rowindex={1} className="grid" style={{ gridTemplateColumns: tracks }}>
            {table.getHeaderGroups()[0]?.headers.map(({ column }, index) => (
              <Heading
                key={column.id}
                title={columns[index]?.title ?? ''}
                isNumber={columns[index]?.isNumber ?? false}
                sorted={column.getIsSorted()}
                onSort={column.getCanSort() ? () => column.toggleSorting() : null}
              />
            ))}
          </tr>
        </thead>
        <tbody className="relative grid" style={{ height: virtual.getTotalSize() }}>
          {virtual.getVirtualItems().map((item) => {
            const row = sorted[item.index]
            return (
              row && (
                <BodyRow
                  key={row.id}
                  row={row.original}
                  index={item.index}
                  columns={columns}
                  place={{
                    gridTemplateColumns: tracks,
                    height: rowHeight,
                    transform: `translateY(${item.start}px)`,
                  }}
                  {...(onOpen && { onOpen })}
                />
              )
            )
          })}
        </tbody>
      </table>
    </div>
  )
}

const definitionOf = <T extends RowData>({ id, sortBy }: TableColumn<T>): ColumnDef<typeof features, T> => ({
  id,
  enableSorting: sortBy !== undefined,
  ...(sortBy && {
    accessorFn: sortBy,
    sortFn: (a, b) => {
      const [first, second] = [sortBy(a.original), sortBy(b.original)]
      return typeof first === 'string' ? first.localeCompare(String(second)) : first - Number(second)
    },
  }),
})

interface HeadingProps {
  readonly title: string
  readonly isNumber: boolean
  readonly sorted: false | 'asc' | 'desc'
  readonly onSort: (() => void) | null
}

function Heading({ title, isNumber, sorted, onSort }: HeadingProps) {
  const Arrow = sorted === 'desc' ? ArrowDown : ArrowUp
  return (
    <th
      scope="col"
      aria-sort={sorted === 'asc' ? 'ascending' : sorted === 'desc' ? 'descending' : 'none'}
      className={classNames(
        'flex min-h-10 items-center px-3 text-left text-xs font-normal text-soft',
        isNumber && 'justify-end',
      )}
    >
      {onSort ? (
        <button type="button" onClick={onSort} className="flex min-h-10 items-center gap-1 hover:text-ink">
          {title}
          {sorted && <Arrow size={14} aria-hidden />}
        </button>
      ) : (
        title
      )}
    </th>
  )
}

interface BodyRowProps<T> {
  readonly row: T
  readonly index: number
  readonly columns: readonly TableColumn<T>[]
  readonly place: Readonly<Record<string, string | number>>
  onOpen?(row: T): void
}

function BodyRow<T>({ row, index, columns, place, onOpen }: BodyRowProps<T>) {
  return (
    <tr
      aria-rowindex={index + 2}
      className={classNames(
        'absolute inset-x-0 top-0 grid items-center border-b border-line',
        onOpen && 'hover:bg-sunken',
      )}
      style={place}
    >
      {columns.map(({ id, cell, isNumber }, column) => (
        <td key={id} className={classNames('min-w-0 truncate px-3', isNumber && 'text-right tabular-nums')}>
          {column === 0 && onOpen ? (
            // Over the whole row: it is pressed wherever it is touched, and is one stop of the keyboard.
            <button
              type="button"
              onClick={() => onOpen(row)}
              className="after:absolute after:inset-0 after:content-['']"
            >
              {cell(row)}
            </button>
          ) : (
            cell(row)
          )}
        </td>
      ))}
    </tr>
  )
}
