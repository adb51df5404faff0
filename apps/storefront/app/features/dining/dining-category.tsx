import { useMemo } from 'react'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { type CategoryView, FilterBar, NothingFound, SubCategoryChips } from '../catalogue/index.ts'
import { useShelfOf } from '../shelf/index.ts'
import { DishCard } from './dish-card.tsx'

interface Props {
  readonly view: CategoryView
  readonly abouts: Readonly<Record<number, string>>
}

/** A chapter of the menu: few columns, large pictures. */
export function DiningCategory({ view, abouts }: Props) {
  const goods = useMemo(() => view.sections.flatMap((section) => section.goods), [view])
  useShelfOf(goods)
  const current = view.trail.at(-1)?.address ?? ''
  return (
    <div className="page dining-category">
      <Breadcrumbs trail={view.trail} />
      <header className="dining-head">
        <h1>{view.name}</h1>
        {view.description ? <p>{view.description}</p> : null}
      </header>
      <SubCategoryChips view={view} current={current} />
      <FilterBar view={view} />
      <NothingFound view={view} />
      {view.sections.map((section, index) => (
        <section key={section.id} className="category-section">
          {section.name ? <h2>{section.name}</h2> : null}
          <ul className="dishes">
            {section.goods.map((one, place) => (
              <li key={one.id}>
                <DishCard
                  dish={{ goods: one, about: abouts[one.id] ?? '' }}
                  load={index === 0 && place < 3 ? 'soon' : 'later'}
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
