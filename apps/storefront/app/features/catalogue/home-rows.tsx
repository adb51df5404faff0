import { type Ref, Suspense, useMemo, useRef } from 'react'
import type { CardGoods } from '../../catalogue-access/root-data/card-goods.ts'
import { useTranslate } from '../../i18n/i18n.tsx'
import { menuPath } from '../../routing/paths.ts'
import { Link } from '../../ui/link.tsx'
import { Rail } from '../../ui/rail.tsx'
import { useStoredCards } from '../catalogue-store/index.ts'
import { CardSpaces, ProductItem } from '../product/index.ts'
import type { HomeRow } from './home-view.ts'
import { useRowGoods } from './use-row-goods.ts'

/** Plates that stand in for a row's goods: no window shows more. */
const IN_WINDOW = 6

interface Props {
  readonly rows: readonly HomeRow[]
  /** The first of them stands in the first window. */
  readonly inSight?: boolean
}

/** Each row comes alive by itself, and at once when it is tapped: all together they would keep a slow phone busy. */
export function HomeRows({ rows, inSight = false }: Props) {
  useStoredCards(useMemo(() => rows.flatMap(({ goods }) => goods), [rows]))
  return rows.map((row, place) => (
    <Suspense key={row.id} fallback={null}>
      {row.goods.length > 0 ? (
        <RowOfGoods row={row} goods={row.goods} inSight={inSight && place === 0} />
      ) : (
        <AwaitedRow row={row} />
      )}
    </Suspense>
  ))
}

function AwaitedRow({ row }: Pick<RowProps, 'row'>) {
  const place = useRef<HTMLElement>(null)
  return <RowOfGoods ref={place} row={row} goods={useRowGoods(row, place)} inSight={false} />
}

interface RowProps {
  readonly ref?: Ref<HTMLElement>
  readonly row: HomeRow
  readonly goods: readonly CardGoods[]
  readonly inSight: boolean
}

function RowOfGoods({ ref, row: { name, slug, count }, goods, inSight }: RowProps) {
  const t = useTranslate()
  const address = menuPath(slug)
  const isPromised = goods.length === 0
  const head = (
    <div className="row-head">
      <h2>
        <Link to={address}>{name}</Link>
      </h2>
      <Link to={address} className="row-all" aria-label={t('home.seeCategory', { category: name })}>
        {t('common.showAll')}
      </Link>
    </div>
  )
  return (
    <section
      ref={ref}
      className="home-row"
      {...(isPromised ? { 'data-defer-behind': '' } : { 'data-defer': '' })}
    >
      <Rail
        className="rail-cards"
        head={head}
        label={name}
        isEmpty={isPromised}
        data-defer-after={inSight ? 2 : undefined}
      >
        {goods.map((one, index) => (
          <ProductItem key={one.id} goods={one} load={inSight && index < 3 ? 'sight' : 'later'} />
        ))}
        {isPromised ? <CardSpaces count={Math.min(count, IN_WINDOW)} /> : null}
      </Rail>
    </section>
  )
}
