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
import { type RecipeBook, spanning } from './recipe.ts'
import { rolls } from './rolls.ts'
import { salads } from './salads.ts'
import { soups } from './soups.ts'
import { woks } from './woks.ts'

/** Dishes and goods by the slug of the product. */
export const dishes: RecipeBook = {
  ...pizzas,
  ...spanning(990, rolls),
  ...woks,
  ...spanning(1080, burgers),
  ...soups,
  ...salads,
  ...spanning(1010, grill),
  ...spanning(940, breakfasts),
  ...pasta,
  ...spanning(1080, desserts),
  ...spanning(990, bakery),
  ...spanning(1010, drinks),
  ...spanning(1160, combos),
  ...spanning(1040, produce),
  ...spanning(1040, dairy),
  ...spanning(1060, cheeses),
  ...spanning(1010, butcher),
  ...spanning(1060, extras),
}
