import { useMemo } from 'react'
import { useShelfOf } from '../shelf/index.ts'
import { Banners, Stories } from '../slides/index.ts'
import { CategoryTiles } from './category-tiles.tsx'
import { HomeRowSection } from './home-page.tsx'
import type { TilesView } from './home-view.ts'

/** The wall of categories; in the mixed house the rows of the home page stand under it. */
export function TilesHome({ view, shopName }: { readonly view: TilesView; readonly shopName: string }) {
  const goods = useMemo(() => view.rows.flatMap((row) => row.goods), [view])
  useShelfOf(goods)
  return (
    <div className="page home">
      <h1 className="hidden-visually">{shopName}</h1>
      <Stories stories={view.stories} />
      <CategoryTiles tiles={view.tiles} />
      <Banners slides={view.banners} />
      {view.rows.map((row) => (
        <HomeRowSection key={row.id} row={row} inSight={false} />
      ))}
    </div>
  )
}
