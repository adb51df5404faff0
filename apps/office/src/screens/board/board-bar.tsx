import { Columns3, List, Phone } from 'lucide-react'
import { Link } from 'react-router'
import { useTranslate } from '../../i18n/translator.tsx'
import { useMay } from '../../session/me.ts'
import { buttonClass } from '../../ui/button.tsx'
import { controlClass } from '../../ui/field.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Menu, MenuChoices } from '../../ui/menu.tsx'
import { RadioChoices } from '../../ui/radio-choices.tsx'
import { wayWords } from '../orders-at-work/order-words.ts'
import { WAYS } from '../orders-at-work/ways.ts'
import type { BoardFilter } from './board-filter.ts'

interface BoardBarProps {
  readonly filter: BoardFilter
  onFilter(changes: Partial<BoardFilter>): void
}

/** What of the board is looked at. */
export function BoardBar({ filter, onFilter }: BoardBarProps) {
  const t = useTranslate()
  const may = useMay()
  const { way, view, search } = filter
  const ways = [
    { value: 'all' as const, label: t('office.orders.way_all') },
    ...WAYS.map((one) => ({ value: one, label: t(wayWords[one]) })),
  ]
  const choose = (chosen: (typeof ways)[number]['value']) =>
    onFilter({ way: chosen === 'all' ? null : chosen })
  const isList = view === 'list'
  return (
    <div className="flex items-center gap-2 px-2 py-2 tablet:px-3">
      <h1 className="sr-only">{t('office.orders.board')}</h1>
      <input
        type="search"
        aria-label={t('office.orders.search')}
        placeholder={t('office.orders.search_hint')}
        value={search}
        onChange={(event) => onFilter({ search: event.target.value })}
        className={`${controlClass} min-h-touch max-w-md flex-1 desk:min-h-control`}
      />
      <div className="hidden desk:block">
        <RadioChoices
          label={t('office.orders.way')}
          hidesLabel
          choices={ways}
          value={way ?? 'all'}
          onChoose={choose}
        />
      </div>
      <div className="desk:hidden">
        <Menu
          label={t('office.orders.way')}
          trigger={
            <button type="button" className={buttonClass({ size: 'l' })}>
              {way === null ? t('office.orders.way_all') : t(wayWords[way])}
            </button>
          }
        >
          <MenuChoices label={t('office.orders.way')} value={way ?? 'all'} choices={ways} onChoose={choose} />
        </Menu>
      </div>
      <IconButton
        icon={isList ? Columns3 : List}
        size="l"
        label={t(isList ? 'office.orders.as_columns' : 'office.orders.as_list')}
        onClick={() => onFilter({ view: isList ? 'columns' : 'list' })}
      />
      {may('orders.create') && (
        <Link
          to="/orders/new"
          aria-label={t('office.orders.new_by_phone')}
          className={`${buttonClass({ size: 'l' })} desk:min-h-control desk:rounded-small desk:px-3 desk:text-sm`}
        >
          <Phone size={18} aria-hidden />
          <span className="hidden tablet:inline">{t('office.orders.new_by_phone')}</span>
        </Link>
      )}
    </div>
  )
}
