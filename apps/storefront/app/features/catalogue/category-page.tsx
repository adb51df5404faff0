import type { MenuCategory } from '../../catalogue-access/root-data/shop-view.ts'
import { useTranslate } from '../../i18n/i18n.tsx'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { Link } from '../../ui/link.tsx'
import { Rail } from '../../ui/rail.tsx'
import { LongGrid, loadInWindow, loadLater, roomFor } from '../product/index.ts'
import { CategoryTree } from './category-tree.tsx'
import type { CategoryView } from './category-view.ts'
import { FilterBar, NothingFound } from './filter-bar.tsx'
import { useSections } from './use-sections.ts'

interface Props {
  readonly view: CategoryView
  readonly menu: readonly MenuCategory[]
  /** A product lies over the page: its picture goes before the cards'. */
  readonly covered: boolean
  /** How one moves between categories: a tree beside the goods, or tabs above them. */
  readonly ways: 'tree' | 'tabs'
}

export function CategoryPage({ view, menu, covered, ways }: Props) {
  const partOf = useSections(view)
  const current = view.trail.at(-1)?.address
  return (
    <div className={ways === 'tabs' ? 'page category category-tabs' : 'page category'}>
      {ways === 'tree' ? <CategoryTree menu={menu} current={current ?? ''} /> : null}
      <div className="min-w-0">
        <Breadcrumbs trail={view.trail} />
        <h1>{view.name}</h1>
        {view.description ? <p className="mt-2 max-w-[60ch] text-ink-soft">{view.description}</p> : null}
        <SubCategoryChips view={view} current={current ?? ''} />
        <FilterBar view={view} />
        <NothingFound view={view} />
        {view.sections.map((section, index) => (
          <section key={section.id} className="category-section" style={roomFor(section.count)} data-defer="">
            {section.name ? <h2>{section.name}</h2> : null}
            <LongGrid
              goods={section.goods}
              count={section.count}
              list={section.id}
              partOf={partOf}
              className="grid-cards"
              loadOf={index === 0 && !covered ? loadInWindow : loadLater}
            />
          </section>
        ))}
      </div>
    </div>
  )
}

export function SubCategoryChips({
  view,
  current,
}: {
  readonly view: CategoryView
  readonly current: string
}) {
  const t = useTranslate()
  const whole = view.trail[0]
  if (!whole || view.subCategories.length === 0) return null
  const chips = [{ id: 0, name: t('catalogue.all'), address: whole.address }, ...view.subCategories]
  return (
    <nav aria-label={t('catalogue.subcategories')} className="sticky-chips mt-4">
      <Rail className="chips">
        {chips.map(({ id, name, address }) => (
          <li key={id}>
            <Link
              to={address}
              className="chip"
              aria-current={address === current ? 'page' : undefined}
              preventScrollReset
            >
              {name}
            </Link>
          </li>
        ))}
      </Rail>
    </nav>
  )
}
