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
import type { RecipeBook } from './recipe.ts'
import { rolls } from './rolls.ts'
import { salads } from './salads.ts'
import { soups } from './soups.ts'
import { woks } from './woks.ts'

/** Dishes and goods by the slug of the product. */
export const dishes: RecipeBook = {
  ...pizzas,
  ...rolls,
  ...woks,
  ...burgers,
  ...soups,
  ...salads,
  ...grill,
  ...breakfasts,
  ...pasta,
  ...desserts,
  ...bakery,
  ...drinks,
  ...combos,
  ...produce,
  ...dairy,
  ...cheeses,
  ...butcher,
  ...extras,
}
