import { useLocation } from 'react-router'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import {
  type CategoryView,
  FilterBar,
  NothingFound,
  SubCategoryChips,
  useSections,
} from '../catalogue/index.ts'
import { DishSection } from './dish-section.tsx'

interface Props {
  readonly view: CategoryView
  readonly abouts: Readonly<Record<number, string>>
  /** A dish lies over the page: its picture goes before the cards'. */
  readonly covered: boolean
}

/** A chapter of the menu: few columns, large pictures. */
export function RestaurantCategory({ view, abouts, covered }: Props) {
  const partOf = useSections(view)
  const { search } = useLocation()
  const current = view.trail.at(-1)?.address ?? ''
  return (
    <div className="page restaurant-category">
      <Breadcrumbs trail={view.trail} />
      <header className="restaurant-head">
        <h1>{view.name}</h1>
        {view.description ? <p>{view.description}</p> : null}
      </header>
      <SubCategoryChips view={view} current={current} />
      <FilterBar view={view} />
      <NothingFound view={view} />
      {view.sections.map((section, index) => (
        <DishSection
          // Of another selection nothing is shown yet.
          key={`${section.id} ${search}`}
          section={section}
          abouts={abouts}
          inSight={index === 0 && !covered}
          partOf={partOf}
        />
      ))}
    </div>
  )
}
