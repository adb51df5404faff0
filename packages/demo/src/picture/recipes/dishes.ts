import { bakery } from './bakery.ts'
import { breakfasts } from './breakfasts.ts'
import { burgers } from './burgers.ts'
import { butcher } from './butcher.ts'
import { combos } from './combos.ts'
import { cheeses, dairy } from './dairy.ts'
import { desserts } from './desserts.ts'
import { drinks } from './drinks.ts'
import { extras } from './extras.ts'
import { grill } from './grill.ts'
import { pasta } from './pasta.ts'
import { pizzas } from './pizzas.ts'
import { produce } from './produce.ts'
import { type RecipeBook, seen } from './recipe.ts'
import { rolls } from './rolls.ts'
import { salads } from './salads.ts'
import { soups } from './soups.ts'
import { woks } from './woks.ts'

/** Dishes and goods by the slug of the product. */
export const dishes: RecipeBook = {
  ...seen(1.1, 0, pizzas),
  ...seen(1.17, 1080, rolls),
  ...seen(1.15, 0, woks),
  ...seen(1.2, 990, burgers),
  ...seen(1.16, 0, soups),
  ...seen(1.1, 0, salads),
  ...seen(1.16, 1090, grill),
  ...seen(1.14, 970, breakfasts),
  ...seen(1.1, 0, pasta),
  ...seen(1.16, 980, desserts),
  ...seen(1.12, 980, bakery),
  ...seen(1.08, 0, drinks),
  ...seen(1.04, 1160, combos),
  ...seen(1.12, 1000, produce),
  ...seen(1.12, 980, dairy),
  ...seen(1.18, 1000, cheeses),
  ...seen(1.14, 1000, butcher),
  ...seen(1.14, 1000, extras),
}
