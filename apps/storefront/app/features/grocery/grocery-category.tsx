import {
  type CategoryView,
  FilterBar,
  NothingFound,
  SubCategoryChips,
  useSections,
} from '../catalogue/index.ts'
import { roomFor } from '../product/index.ts'
import { DenseGrid } from './dense-grid.tsx'
import { GroceryLayout } from './grocery-layout.tsx'

interface Props {
  readonly view: CategoryView
  /** A product lies over the page: its picture goes before the cards'. */
  readonly covered: boolean
}

export function GroceryCategory({ view, covered }: Props) {
  const partOf = useSections(view)
  const current = view.trail.at(-1)?.address ?? ''
  return (
    <GroceryLayout current={current}>
      <h1>{view.name}</h1>
      <SubCategoryChips view={view} current={current} />
      <FilterBar view={view} />
      <NothingFound view={view} />
      {view.sections.map((section, index) => (
        <section key={section.id} className="category-section" style={roomFor(section.count)} data-defer="">
          {section.name ? <h2>{section.name}</h2> : null}
          <DenseGrid section={section} partOf={partOf} inSight={index === 0 && !covered} />
        </section>
      ))}
    </GroceryLayout>
  )
}
