import { type Filter, filterCount, PRODUCT_ORDERS } from '@samobranka/rules'
import { useId } from 'react'
import { useNavigate } from 'react-router'
import { useMoney, useTranslate } from '../../i18n/i18n.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import { Scene } from '../../ui/scene.tsx'
import { openSheet } from '../../ui/sheet/open-sheet.ts'
import { DietSheet, NoneSuits, SuitsChip } from '../diet-filter/index.ts'
import type { CategoryView } from './category-view.ts'
import { FilterSheet } from './filter-sheet.tsx'
import { type Selection, WHOLE } from './selection.ts'
import { useSelectionAddress } from './use-selection-address.ts'

const orderWord = {
  published: 'sort.default',
  price_up: 'sort.cheaper',
  price_down: 'sort.dearer',
  name: 'sort.name',
} as const

/** What of the category is shown and in which order; every choice is an address. */
export function FilterBar({ view }: { readonly view: CategoryView }) {
  const t = useTranslate()
  const id = useId()
  const to = useSelectionAddress()
  const navigate = useNavigate()
  const { selection } = view
  const count = filterCount(selection.filter)
  if (view.total < 2) return null
  return (
    <div className="filter-bar">
      <button
        type="button"
        className="chip"
        aria-label={count > 0 ? t('filters.titleCount', { count }) : t('filters.title')}
        onClick={() => openSheet('filters')}
      >
        <Icon name="filter" size={20} />
        <span>{t('filters.title')}</span>
        {count > 0 ? <b className="filter-count">{count}</b> : null}
      </button>
      <SuitsChip goods={view.sections.flatMap((section) => section.containing)} />
      <label className="hidden-visually" htmlFor={id}>
        {t('sort.title')}
      </label>
      <select
        id={id}
        className="chip sort"
        value={selection.order}
        onChange={({ target }) => {
          const order = PRODUCT_ORDERS.find((one) => one === target.value) ?? 'published'
          void navigate(to({ ...selection, order }), { replace: true, preventScrollReset: true })
        }}
      >
        {PRODUCT_ORDERS.map((order) => (
          <option key={order} value={order}>
            {t(orderWord[order])}
          </option>
        ))}
      </select>
      <Chosen selection={selection} view={view} />
      <FilterSheet view={view} />
      <DietSheet />
    </div>
  )
}

/** Each chosen filter, to be taken away with one tap. */
function Chosen({ selection, view }: { readonly selection: Selection; readonly view: CategoryView }) {
  const t = useTranslate()
  const to = useSelectionAddress()
  const names = useFilterNames(view)
  const { filter } = selection
  return parts(filter).map(({ key, without }) => (
    <Link
      key={key}
      to={to({ ...selection, filter: without })}
      replace
      preventScrollReset
      className="chip chip-chosen"
      aria-label={`${t('common.remove')}: ${names(key, filter)}`}
    >
      {names(key, filter)}
      <Icon name="close" size={16} />
    </Link>
  ))
}

/** Nothing is left, by the filters or by what the visitor avoids: the way out is to take them away. */
export function NothingFound({ view }: { readonly view: CategoryView }) {
  const t = useTranslate()
  const to = useSelectionAddress()
  const goods = view.sections.flatMap((section) => section.containing)
  if (goods.length > 0) return <NoneSuits goods={goods} />
  if (filterCount(view.selection.filter) === 0) {
    return (
      <div className="flex flex-col items-center gap-2 py-16 text-center">
        <Scene name="plate" />
        <p className="text-ink-soft">{t('home.categoryEmpty')}</p>
      </div>
    )
  }
  return (
    <div role="status" className="flex flex-col items-center gap-2 py-16 text-center">
      <Scene name="plate" />
      <p className="text-h3 font-bold">{t('catalogue.nothing')}</p>
      <p className="text-ink-soft">{t('catalogue.nothingHint')}</p>
      <Link to={to(WHOLE)} replace className="button button-quiet mt-3">
        {t('filters.reset')}
      </Link>
    </div>
  )
}

interface Part {
  readonly key: string
  readonly without: Filter
}

function parts(filter: Filter): Part[] {
  const price = filter.priceFrom !== null || filter.priceTo !== null
  return [
    ...(price ? [{ key: 'price', without: { ...filter, priceFrom: null, priceTo: null } }] : []),
    ...filter.badges.map((id) => ({
      key: `badge ${id}`,
      without: { ...filter, badges: filter.badges.filter((one) => one !== id) },
    })),
    ...filter.attributes.map((attribute) => ({
      key: `attr ${attribute.name}:${attribute.value}`,
      without: { ...filter, attributes: filter.attributes.filter((one) => one !== attribute) },
    })),
  ]
}

function useFilterNames({ facets }: CategoryView): (key: string, filter: Filter) => string {
  const t = useTranslate()
  const money = useMoney()
  return (key, { priceFrom, priceTo }) => {
    if (key.startsWith('badge ')) {
      const id = key.slice('badge '.length)
      return facets.badges.find(({ badge }) => badge.id === id)?.badge.name ?? id
    }
    if (key.startsWith('attr ')) return key.slice(key.indexOf(':') + 1)
    const from = priceFrom === null ? '' : `${t('filters.priceFrom')} ${money(priceFrom)}`
    if (priceTo === null) return from
    const until = priceFrom === null ? t('filters.priceTo') : '–'
    return [from, until, money(priceTo)].filter(Boolean).join(' ')
  }
}
