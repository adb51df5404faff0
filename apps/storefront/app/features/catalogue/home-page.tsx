import { Suspense, useMemo } from 'react'
import { useTranslate } from '../../lib/speech.tsx'
import { Link } from '../../ui/link.tsx'
import { Rail } from '../../ui/rail.tsx'
import { ProductItem } from '../product/index.ts'
import { useShelfOf } from '../shelf/index.ts'
import { Banners, Stories } from '../slides/index.ts'
import { SuitsChip } from '../tastes/index.ts'
import type { HomeRow, HomeView } from './home-view.ts'

export function HomePage({ view, shopName }: { readonly view: HomeView; readonly shopName: string }) {
  const goods = useMemo(() => view.rows.flatMap((row) => row.goods), [view])
  useShelfOf(goods)
  return (
    <div className="page home">
      <h1 className="hidden-visually">{shopName}</h1>
      <Stories stories={view.stories} />
      <Banners slides={view.banners} />
      <CategoryChips rows={view.rows} goods={goods} />
      {view.rows.map((row, index) => (
        <HomeRowSection key={row.id} row={row} inSight={index === 0} />
      ))}
    </div>
  )
}

interface ChipsProps {
  readonly rows: readonly HomeRow[]
  readonly goods: HomeRow['goods']
}

function CategoryChips({ rows, goods }: ChipsProps) {
  const t = useTranslate()
  return (
    <nav aria-label={t('catalogue.categories')} className="sticky-chips">
      <Rail className="chips">
        <li className="suits-aside">
          <SuitsChip goods={goods} />
        </li>
        {rows.map(({ id, name, address }) => (
          <li key={id}>
            <Link to={address} className="chip">
              {name}
            </Link>
          </li>
        ))}
      </Rail>
    </nav>
  )
}

interface RowProps {
  readonly row: HomeRow
  readonly inSight: boolean
}

/** Each row comes alive by itself, and at once when it is tapped: all together they would keep a slow phone busy. */
export function HomeRowSection(props: RowProps) {
  return (
    <Suspense fallback={null}>
      <RowOfGoods {...props} />
    </Suspense>
  )
}

function RowOfGoods({ row, inSight }: RowProps) {
  const t = useTranslate()
  const head = (
    <div className="row-head">
      <h2>
        <Link to={row.address}>{row.name}</Link>
      </h2>
      <Link to={row.address} className="row-all" aria-label={t('home.seeCategory', { category: row.name })}>
        {t('common.showAll')}
      </Link>
    </div>
  )
  return (
    <section className="home-row">
      <Rail className="rail-cards" head={head} label={row.name}>
        {row.goods.map((goods, index) => (
          <ProductItem key={goods.id} goods={goods} load={inSight && index < 3 ? 'sight' : 'later'} />
        ))}
      </Rail>
    </section>
  )
}
