import { useState, useTransition } from 'react'
import type { CardGoods } from '../../catalogue-access/root-data/card-goods.ts'
import { useTranslate } from '../../i18n/i18n.tsx'
import type { Load } from '../../ui/picture.tsx'
import type { CategorySection } from '../catalogue/index.ts'
import { useCatalogueStore } from '../catalogue-store/index.ts'
import { roomFor } from '../product/index.ts'
import { DishCard } from './dish-card.tsx'

/** So many large cards more at a tap. */
const MORE = 24

/** A phone shows one, with a picture as wide as itself. */
const loadOf = (place: number): Load => (place === 0 ? 'first' : place < 3 ? 'sight' : 'later')

interface Props {
  readonly section: CategorySection
  readonly abouts: Readonly<Record<number, string>>
  /** Whether it is what the page opens with, and nothing lies over it. */
  readonly inSight: boolean
  readonly partOf: (section: number, from: number) => Promise<readonly CardGoods[]>
}

/** Dishes under one heading; a long list goes on when it is asked to. */
export function DishSection({ section, abouts, inSight, partOf }: Props) {
  const t = useTranslate()
  const [more, setMore] = useState<readonly CardGoods[]>([])
  const [busy, start] = useTransition()
  const products = useCatalogueStore((store) => store.products)
  const goods = [...section.goods, ...more]
  const goOn = () =>
    start(async () => {
      const part = await partOf(section.id, goods.length)
      start(() => setMore([...more, ...part.slice(0, MORE)]))
    })
  return (
    <section className="category-section" style={roomFor(section.count)} data-defer="">
      {section.name ? <h2>{section.name}</h2> : null}
      <ul className="dishes" data-defer-after={1}>
        {goods.map((one, place) => (
          <li key={one.id}>
            <DishCard
              dish={{ goods: one, about: abouts[one.id] ?? products.get(one.id)?.description ?? '' }}
              load={inSight ? loadOf(place) : 'later'}
            />
          </li>
        ))}
      </ul>
      {goods.length < section.count ? (
        <button type="button" className="button button-quiet mt-6" disabled={busy} onClick={goOn}>
          {t('common.showMore')}
        </button>
      ) : null}
    </section>
  )
}
