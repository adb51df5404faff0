import type { Settings } from '@samobranka/contract'
import { type Catalogue, type Product, productsOfCategory } from '@samobranka/rules'
import type { CardGoods } from '../../catalogue-access/root-data/card-goods.ts'
import { menuPath } from '../../routing/paths.ts'
import { cardGoods } from '../catalogue-store/index.ts'
import { type RestaurantPlace, restaurantPlaces } from './restaurant-places.ts'

/** A dish as a printed card names it: with a line about what is in it. */
export interface Dish {
  readonly goods: CardGoods
  readonly about: string
}

export interface MenuSection {
  readonly id: number
  readonly name: string
  readonly address: string
  readonly dishes: readonly Dish[]
  /** There are more than are printed here. */
  readonly more: boolean
}

export interface RestaurantView {
  readonly hero: string
  readonly places: readonly RestaurantPlace[]
  readonly chef: readonly Dish[]
  readonly menu: readonly MenuSection[]
  readonly photos: readonly string[]
}

const CHEF_DISHES = 6
const PRINTED_DISHES = 7
const PHOTOS = 6

/** The home page of a restaurant with a dining room. */
export function restaurantView(
  catalogue: Catalogue,
  { settings, warehouseId, now }: { settings: Settings; warehouseId: number | null; now: Date },
  photos: readonly string[],
): RestaurantView {
  const dish = (product: Product): Dish => ({
    goods: cardGoods(product, catalogue, warehouseId),
    about: product.description,
  })
  const chef = chefDishes(catalogue).map(dish)
  return {
    hero: photos[0] ?? chef[0]?.goods.picture ?? '',
    places: restaurantPlaces(settings, warehouseId, now),
    chef,
    menu: catalogue.categories
      .filter(({ parent, showOnHome }) => parent === 0 && showOnHome)
      .flatMap(({ id, name, slug }) => {
        const all = productsOfCategory(id, catalogue)
        if (all.length === 0) return []
        const dishes = all.slice(0, PRINTED_DISHES).map(dish)
        return { id, name, address: menuPath(slug), dishes, more: all.length > dishes.length }
      }),
    photos: photos.slice(0, PHOTOS),
  }
}

/** Those the operator marked as the chef's; else whatever he marked; else what stands first. */
function chefDishes({ products }: Catalogue): Product[] {
  const pictured = products.filter(({ images, inStock }) => images.length > 0 && inStock)
  const marked = pictured.filter(({ badges }) => badges.length > 0)
  const chefs = marked.filter(({ badges }) =>
    badges.some(({ id, name }) => /chef|шеф/i.test(`${id} ${name}`)),
  )
  return [...new Set([...chefs, ...marked, ...pictured])].slice(0, CHEF_DISHES)
}
