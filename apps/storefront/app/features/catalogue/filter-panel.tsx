import { LIMITS } from '@samobranka/contract/limits'
import {
  type Filter,
  type FilterFacets,
  filterFacets,
  filterProducts,
  noFilter,
  productsOfCategory,
} from '@samobranka/rules'
import { useMemo, useState } from 'react'
import { useNavigate } from 'react-router'
import { useRootData } from '../../catalogue-access/root-data/root-data.ts'
import { useTranslate } from '../../i18n/i18n.tsx'
import { schedule } from '../../startup/schedule.ts'
import { TextField } from '../../ui/fields/text-field.tsx'
import { useCatalogueStore } from '../catalogue-store/index.ts'
import type { CategoryView } from './category-view.ts'
import { useSelectionAddress } from './use-selection-address.ts'

const MINOR = 100

/** The choice is tried here, with the numbers it would leave, and becomes the address by «Показать». */
export function FilterPanel({ view }: { readonly view: CategoryView }) {
  const t = useTranslate()
  const navigate = useNavigate()
  const to = useSelectionAddress()
  const [filter, setFilter] = useState(view.selection.filter)
  const { facets, found } = useFacets(view, filter)
  const [showing, setShowing] = useState(false)
  const apply = (next: Filter) => {
    // The button answers in its frame; thousands of goods are looked through behind it.
    setShowing(true)
    // In the dialog's own step of the history: Back returns to the page as it was before.
    schedule(
      () =>
        void navigate(to({ ...view.selection, filter: next }), { replace: true, preventScrollReset: true }),
      'after-paint',
    )
  }
  return (
    <form
      className="contents"
      onSubmit={(event) => {
        event.preventDefault()
        apply(filter)
      }}
    >
      <div className="sheet-scroll space-y-6 px-5 pb-4 tablet:px-6">
        <PriceRange facets={facets} filter={filter} onChange={setFilter} />
        {facets.badges.length > 0 ? (
          <fieldset>
            <legend className="mb-1 font-semibold">{t('filters.badges')}</legend>
            {facets.badges.map(({ badge, count }) => (
              <Tick
                key={badge.id}
                name={badge.name}
                count={count}
                checked={filter.badges.includes(badge.id)}
                onChange={(on) =>
                  setFilter({
                    ...filter,
                    badges: on ? [...filter.badges, badge.id] : filter.badges.filter((id) => id !== badge.id),
                  })
                }
              />
            ))}
          </fieldset>
        ) : null}
        {facets.attributes.map(({ name, values }) => (
          <fieldset key={name}>
            <legend className="mb-1 font-semibold">{name}</legend>
            {values.map(({ value, count }) => {
              const isThis = (one: { name: string; value: string }) =>
                one.name === name && one.value === value
              return (
                <Tick
                  key={value}
                  name={value}
                  count={count}
                  checked={filter.attributes.some(isThis)}
                  onChange={(on) =>
                    setFilter({
                      ...filter,
                      attributes: on
                        ? [...filter.attributes, { name, value }]
                        : filter.attributes.filter((one) => !isThis(one)),
                    })
                  }
                />
              )
            })}
          </fieldset>
        ))}
      </div>
      <div className="sheet-foot flex gap-3">
        <button type="button" className="button button-quiet" onClick={() => apply(noFilter)}>
          {t('filters.reset')}
        </button>
        <button type="submit" className="button button-buy min-w-0 flex-1" aria-busy={showing}>
          {found === null ? t('filters.show') : t('filters.showCount', { count: found })}
        </button>
      </div>
    </form>
  )
}

/** With the catalogue in the browser the numbers follow every tick; before that, those of the page. */
function useFacets(view: CategoryView, filter: Filter): { facets: FilterFacets; found: number | null } {
  const catalogue = useCatalogueStore((store) => store.catalogue)
  return useMemo(() => {
    if (!catalogue) return { facets: view.facets, found: null }
    const all = productsOfCategory(view.id, catalogue)
    return { facets: filterFacets(all, filter), found: filterProducts(all, filter).length }
  }, [catalogue, view, filter])
}

interface TickProps {
  readonly name: string
  readonly count: number
  readonly checked: boolean
  readonly onChange: (on: boolean) => void
}

function Tick({ name, count, checked, onChange }: TickProps) {
  return (
    <label className="tick">
      <input
        type="checkbox"
        aria-label={name}
        checked={checked}
        onChange={({ target }) => onChange(target.checked)}
      />
      <span className="flex-1">{name}</span>
      <small className="text-ink-soft">{count}</small>
    </label>
  )
}

interface RangeProps {
  readonly facets: FilterFacets
  readonly filter: Filter
  readonly onChange: (filter: Filter) => void
}

/** Typed in the currency that is shown, kept in the one that is charged. */
function PriceRange({ facets, filter, onChange }: RangeProps) {
  const t = useTranslate()
  const rate = useRootData()?.currency.rate || 1
  const shown = (sum: number | null) => (sum === null ? '' : String(Math.round((sum / MINOR) * rate)))
  const charged = (text: string) => {
    const value = Number(text.replace(',', '.'))
    return text.trim() === '' || !Number.isFinite(value)
      ? null
      : Math.round((Math.max(0, value) / rate) * MINOR)
  }
  if (!facets.price) return null
  return (
    <fieldset>
      <legend className="mb-1 font-semibold">{t('filters.price')}</legend>
      <div className="grid grid-cols-2 gap-3">
        {(['priceFrom', 'priceTo'] as const).map((end) => (
          <TextField
            key={end}
            label={t(`filters.${end}`)}
            name={end}
            maxLength={LIMITS.word}
            inputMode="numeric"
            required={false}
            placeholder={shown(
              end === 'priceFrom' ? (facets.price?.from ?? null) : (facets.price?.to ?? null),
            )}
            value={shown(filter[end])}
            onChange={(text) => onChange({ ...filter, [end]: charged(text) })}
          />
        ))}
      </div>
    </fieldset>
  )
}
