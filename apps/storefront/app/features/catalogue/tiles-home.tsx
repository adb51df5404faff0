import { Banners, Stories } from '../slides/index.ts'
import { CategoryTiles } from './category-tiles.tsx'
import { HomeRows } from './home-rows.tsx'
import type { TilesView } from './home-view.ts'

/** The wall of categories; in the mixed layout the rows of the home page stand under it. */
export function TilesHome({ view, shopName }: { readonly view: TilesView; readonly shopName: string }) {
  return (
    <div className="page home">
      <h1 className="hidden-visually">{shopName}</h1>
      <Stories stories={view.stories} />
      <CategoryTiles tiles={view.tiles} />
      <Banners slides={view.banners} inSight={false} />
      <HomeRows rows={view.rows} />
    </div>
  )
}
