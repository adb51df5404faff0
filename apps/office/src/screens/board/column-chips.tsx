import { BOARD_REGIONS, type BoardRegion } from '@samobranka/contract'
import { useTranslate } from '../../i18n/translator.tsx'
import { classNames } from '../../ui/class-names.ts'
import type { BoardColumns } from './board-columns.ts'

interface ColumnChipsProps {
  readonly columns: BoardColumns
  readonly open: BoardRegion
  onOpen(region: BoardRegion): void
}

/** Which column a phone shows; how many wait in each is seen without opening it. */
export function ColumnChips({ columns, open, onOpen }: ColumnChipsProps) {
  const t = useTranslate()
  return (
    <nav
      aria-label={t('office.orders.columns')}
      className="flex gap-1 overflow-x-auto px-2 pb-2 tablet:hidden"
    >
      {BOARD_REGIONS.map((region) => {
        const { length } = columns[region]
        const isLoud = region === 'new' && length > 0
        return (
          <button
            key={region}
            type="button"
            aria-pressed={open === region}
            onClick={() => onOpen(region)}
            className={classNames(
              'inline-flex min-h-touch shrink-0 items-center gap-2 rounded-medium border px-3 whitespace-nowrap',
              open === region ? 'border-ink bg-ink font-medium text-surface' : 'border-line bg-surface',
            )}
          >
            {t(`office.orders.region_${region}`)}
            <span
              className={classNames(
                'tabular-nums',
                isLoud && 'rounded-full bg-danger px-2 font-semibold text-danger-ink',
              )}
            >
              {length}
            </span>
          </button>
        )
      })}
    </nav>
  )
}
