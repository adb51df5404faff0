import type { Banner } from '@samobranka/contract'
import type { Words } from '@samobranka/dictionary'
import type { Catalogue } from '@samobranka/rules'
import type { RouterContextProvider } from 'react-router'
import { catalogueInSight } from '../../catalogue-access/catalogue-in-sight.ts'
import { shopContext } from '../../catalogue-access/shop.ts'
import { type Visit, visitContext } from '../../catalogue-access/visit.ts'
import { screenWords } from '../../i18n/screen-words.tsx'
import { parcelsContext } from '../../render/parcels.ts'
import { type House, houseOf } from '../../routing/house-of.ts'
import { type HomeView, homeView, type TilesView, tilesView } from '../catalogue/index.ts'
import { type DiningView, diningView } from '../dining/index.ts'
import { loadGalleries } from '../gallery/index.ts'
import { type GroceryView, groceryShelves } from '../grocery/index.ts'
import { type LandingView, landingSections } from '../landing/index.ts'
import { type Packed, packGoods } from '../shelf/index.ts'
import { loadBanners, slidesFor } from '../slides/index.ts'

/** The home page of the house that the shop, or the visitor in a demo, has chosen. */
export type HouseView =
  | { readonly house: 'rows'; readonly view: HomeView }
  | { readonly house: 'tiles'; readonly view: TilesView }
  | { readonly house: 'landing'; readonly view: LandingView }
  | { readonly house: 'grocery'; readonly view: GroceryView }
  | { readonly house: 'dining'; readonly view: DiningView; readonly words: Partial<Words> }

type GoodsHouse = Exclude<House, 'dining'>

/** `askedSlug` names the category of the address, where the whole menu is one page. */
export async function loadHouse(
  context: Readonly<RouterContextProvider>,
  askedSlug?: string,
): Promise<Packed<HouseView>> {
  const house = houseOf(context.get(visitContext).pageType)
  const view = house === 'dining' ? await loadDining(context) : await loadGoods(house, context, askedSlug)
  return packGoods(view, context.get(parcelsContext))
}

interface Kept {
  readonly banners: readonly Banner[]
  readonly key: string
  readonly view: HouseView
}

/** The latest home page of each catalogue: until a publish it is the same for all who come to the same place. */
const latest = new WeakMap<Catalogue, Kept>()

async function loadGoods(
  house: GoodsHouse,
  context: Readonly<RouterContextProvider>,
  askedSlug: string | undefined,
): Promise<HouseView> {
  const visit = context.get(visitContext)
  const { language, warehouseId } = visit
  const [all, banners] = await Promise.all([
    context.get(shopContext).catalogue(language, warehouseId),
    loadBanners(context),
  ])
  const catalogue = catalogueInSight(all, visit)
  const key = `${house} ${language} ${warehouseId} ${askedSlug ?? ''}`
  const kept = latest.get(catalogue)
  if (kept && kept.key === key && kept.banners === banners) return kept.view
  const view = viewOf(house, catalogue, banners, visit, askedSlug)
  latest.set(catalogue, { banners, key, view })
  return view
}

function viewOf(
  house: GoodsHouse,
  catalogue: Catalogue,
  banners: readonly Banner[],
  { language, warehouseId }: Visit,
  askedSlug: string | undefined,
): HouseView {
  const slides = () => slidesFor(banners, catalogue, warehouseId)
  switch (house) {
    case 'rows':
      return { house, view: homeView(catalogue, banners, warehouseId) }
    case 'tiles':
    case 'mixed':
      return { house: 'tiles', view: tilesView(catalogue, banners, warehouseId, house === 'mixed') }
    case 'landing':
      return {
        house,
        view: { ...slides(), sections: landingSections(catalogue, warehouseId, language, askedSlug) },
      }
    case 'grocery':
      return { house, view: { ...slides(), ...groceryShelves(catalogue, warehouseId) } }
  }
}

async function loadDining(context: Readonly<RouterContextProvider>): Promise<HouseView> {
  const visit = context.get(visitContext)
  const { language, warehouseId } = visit
  const [all, photos] = await Promise.all([
    context.get(shopContext).catalogue(language, warehouseId),
    loadPhotos(context),
  ])
  return {
    house: 'dining',
    view: diningView(catalogueInSight(all, visit), visit, photos),
    words: await screenWords(language, 'weekdayShort', 'map', 'gallery'),
  }
}

async function loadPhotos(context: Readonly<RouterContextProvider>): Promise<string[]> {
  const galleries = await loadGalleries(context)
  return galleries[0]?.images.slice() ?? []
}
