import type { Words } from '@samobranka/dictionary'
import type { RouterContextProvider } from 'react-router'
import { catalogueInSight } from '../../lib/catalogue-in-sight.ts'
import { type House, houseOf } from '../../lib/house-of.ts'
import { screenWords } from '../../lib/screen-words.tsx'
import { shopContext } from '../../lib/shop.ts'
import { visitContext } from '../../lib/visit.ts'
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

export async function loadHouse(context: Readonly<RouterContextProvider>): Promise<Packed<HouseView>> {
  return packGoods(await viewOf(houseOf(context.get(visitContext).pageType), context))
}

async function viewOf(house: House, context: Readonly<RouterContextProvider>): Promise<HouseView> {
  const shop = context.get(shopContext)
  const visit = context.get(visitContext)
  const { language, warehouseId } = visit
  const [all, banners, photos] = await Promise.all([
    shop.catalogue(language, warehouseId),
    house === 'dining' ? [] : loadBanners(context),
    house === 'dining' ? loadPhotos(context) : [],
  ])
  const catalogue = catalogueInSight(all, visit)
  const slides = () => slidesFor(banners, catalogue, warehouseId)
  switch (house) {
    case 'rows':
      return { house, view: homeView(catalogue, banners, warehouseId) }
    case 'tiles':
    case 'mixed':
      return { house: 'tiles', view: tilesView(catalogue, banners, warehouseId, house === 'mixed') }
    case 'landing':
      return { house, view: { ...slides(), sections: landingSections(catalogue, warehouseId, language) } }
    case 'grocery':
      return { house, view: { ...slides(), ...groceryShelves(catalogue, warehouseId) } }
    case 'dining':
      return {
        house,
        view: diningView(catalogue, visit, photos),
        words: await screenWords(language, 'weekdayShort', 'map', 'gallery'),
      }
  }
}

async function loadPhotos(context: Readonly<RouterContextProvider>): Promise<string[]> {
  const galleries = await loadGalleries(context)
  return galleries[0]?.images.slice() ?? []
}
