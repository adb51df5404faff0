import { banners } from './banners.ts'
import { brands } from './brands.ts'
import { categories } from './categories.ts'
import { dishes } from './dishes.ts'
import { gallery } from './gallery.ts'
import { posters } from './posters.ts'
import { previews } from './previews.ts'
import type { RecipeBook } from './recipe.ts'
import { toppings } from './toppings.ts'

/** Every picture the demo business can show, by name. */
export const recipes: RecipeBook = {
  ...dishes,
  ...toppings,
  ...categories,
  ...banners,
  ...posters,
  ...gallery,
  ...brands,
  ...previews,
}
