import type { Banner } from '@samobranka/contract'
import type { Words } from '@samobranka/dictionary'
import type { Catalogue } from '@samobranka/rules'
import type { RouterContextProvider } from 'react-router'
import { catalogueInSight } from '../../catalogue-access/catalogue-in-sight.ts'
import { shopContext } from '../../catalogue-access/shop.ts'
import { type Visit, visitContext } from '../../catalogue-access/visit.ts'
import { type PageLayout, pageLayoutOf } from '../../routing/page-layout-of.ts'
import { type HomeView, homeView, type TilesView, tilesView } from '../catalogue/index.ts'
import { loadGalleries } from '../gallery/index.ts'
import { type GroceryView, groceryGroups } from '../grocery/index.ts'
import { type LandingView, landingSections } from '../landing/index.ts'
import { type RestaurantView, restaurantView } from '../restaurant-page/index.ts'
import { loadBanners, slidesFor } from '../slides/index.ts'
import { screenWords } from '../words/index.ts'

/** The home page of the layout that the shop, or the visitor in a demo, has chosen. */
export type LayoutView =
  | { readonly layout: 'rows'; readonly view: HomeView }
  | { readonly layout: 'tiles'; readonly view: TilesView }
  | { readonly layout: 'landing'; readonly view: LandingView }
  | { readonly layout: 'grocery'; readonly view: GroceryView }
  | { readonly layout: 'restaurant'; readonly view: RestaurantView; readonly words: Partial<Words> }

type GoodsLayout = Exclude<PageLayout, 'restaurant'>

/** `askedSlug` names the category of the address, where the whole menu is one page. */
export async function loadHome(
  context: Readonly<RouterContextProvider>,
  askedSlug?: string,
): Promise<LayoutView> {
  const layout = pageLayoutOf(context.get(visitContext).pageType)
  return layout === 'restaurant' ? loadRestaurant(context) : loadGoods(layout, context, askedSlug)
}

interface Kept {
  readonly banners: readonly Banner[]
  readonly key: string
  readonly view: LayoutView
}

/** The latest home page of each catalogue: until a publish it is the same for all who come to the same place. */
const latest = new WeakMap<Catalogue, Kept>()

async function loadGoods(
  layout: GoodsLayout,
  context: Readonly<RouterContextProvider>,
  askedSlug: string | undefined,
): Promise<LayoutView> {
  const visit = context.get(visitContext)
  const { language, warehouseId } = visit
  const [all, banners] = await Promise.all([
    context.get(shopContext).catalogue(language, warehouseId),
    loadBanners(context),
  ])
  const catalogue = catalogueInSight(all, visit)
  const key = `${layout} ${language} ${warehouseId} ${askedSlug ?? ''}`
  const kept = latest.get(catalogue)
  if (kept && kept.key === key && kept.banners === banners) return kept.view
  const view = viewOf(layout, catalogue, banners, visit, askedSlug)
  latest.set(catalogue, { banners, key, view })
  return view
}

function viewOf(
  layout: GoodsLayout,
  catalogue: Catalogue,
  banners: readonly Banner[],
  { language, warehouseId }: Visit,
  askedSlug: string | undefined,
): LayoutView {
  const slides = () => slidesFor(banners, catalogue, warehouseId)
  switch (layout) {
    case 'rows':
      return { layout, view: homeView(catalogue, banners, warehouseId) }
    case 'tiles':
    case 'mixed':
      return { layout: 'tiles', view: tilesView(catalogue, banners, warehouseId, layout === 'mixed') }
    case 'landing':
      return {
        layout,
        view: { ...slides(), sections: landingSections(catalogue, warehouseId, language, askedSlug) },
      }
    case 'grocery':
      return { layout, view: { ...slides(), ...groceryGroups(catalogue, warehouseId) } }
  }
}

async function loadRestaurant(context: Readonly<RouterContextProvider>): Promise<LayoutView> {
  const visit = context.get(visitContext)
  const { language, warehouseId } = visit
  const [all, photos] = await Promise.all([
    context.get(shopContext).catalogue(language, warehouseId),
    loadPhotos(context),
  ])
  return {
    layout: 'restaurant',
    view: restaurantView(catalogueInSight(all, visit), visit, photos),
    words: await screenWords(language, 'weekdayShort', 'map', 'gallery'),
  }
}

async function loadPhotos(context: Readonly<RouterContextProvider>): Promise<string[]> {
  const galleries = await loadGalleries(context)
  return galleries[0]?.images.slice() ?? []
}
