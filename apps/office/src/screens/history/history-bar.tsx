import { ORDER_STATUSES } from '@samobranka/rules'
import { useTranslate } from '../../i18n/translator.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { wayWords } from '../orders-at-work/order-words.ts'
import { WAYS } from '../orders-at-work/ways.ts'
import type { HistoryFilter } from './history-filter.ts'

interface HistoryBarProps {
  readonly filter: HistoryFilter
  readonly total: number
  onFilter(changes: Partial<HistoryFilter>): void
}

const ANY = 'any'

/** What of the past is looked at. */
export function HistoryBar({ filter, total, onFilter }: HistoryBarProps) {
  const t = useTranslate()
  const ways = [
    { value: ANY, label: t('office.orders.way_all') },
    ...WAYS.map((way) => ({ value: way, label: t(wayWords[way]) })),
  ]
  const statuses = [
    { value: ANY, label: t('office.orders.status_any') },
    ...ORDER_STATUSES.map((status) => ({
      value: status,
      label: t(`office.orders.story_status_${status}`),
    })),
  ]
  return (
    <div className="flex flex-col gap-2 p-3">
      <header className="flex flex-wrap items-baseline gap-x-3">
        <h1 className="text-xl font-semibold">{t('office.orders.history')}</h1>
        <p className="text-soft" role="status">
          {t('office.orders.found', { count: total })}
        </p>
      </header>
      <div className="grid grid-cols-2 gap-2 tablet:grid-cols-[minmax(0,2fr)_repeat(4,minmax(0,1fr))]">
        <div className="col-span-2 tablet:col-span-1">
          <TextField
            label={t('office.orders.search')}
            type="search"
            placeholder={t('office.orders.search_hint')}
            value={filter.search}
            onChange={(event) => onFilter({ search: event.target.value })}
          />
        </div>
        <TextField
          label={t('office.orders.from_day')}
          type="date"
          value={filter.day}
          onChange={(event) => onFilter({ day: event.target.value })}
        />
        <TextField
          label={t('office.orders.until_day')}
          type="date"
          min={filter.day}
          value={filter.until}
          onChange={(event) => onFilter({ until: event.target.value })}
        />
        <SelectField
          label={t('office.orders.way')}
          choices={ways}
          value={filter.way ?? ANY}
          onChoose={(chosen) => onFilter({ way: WAYS.find((way) => way === chosen) ?? null })}
        />
        <SelectField
          label={t('office.orders.status')}
          choices={statuses}
          value={filter.status ?? ANY}
          onChoose={(chosen) =>
            onFilter({ status: ORDER_STATUSES.find((status) => status === chosen) ?? null })
          }
        />
      </div>
    </div>
  )
}
