import { type Ingredient, ingredient } from '../food/ingredient.ts'
import { plain } from '../ground.ts'
import { dish, type RecipeBook } from './recipe.ts'

const GROUND = '#fbeed6'

/** What may be added to a dish, large and alone: it is shown small. */
const one = (name: Ingredient, size = 640) => dish(plain(GROUND), ingredient(name, 0, 0, size))

/** Three of what is small, overlapping as they would in the hand. */
const few = (name: Ingredient, size = 380) =>
  dish(
    plain(GROUND),
    ingredient(name, -150, 110, size, -14),
    ingredient(name, 160, 120, size, 18),
    ingredient(name, 0, -130, size, 4),
  )

export const toppings: RecipeBook = {
  'topping-mozzarella': few('mozzarella'),
  'topping-pepperoni': few('pepperoni'),
  'topping-mushrooms': few('mushroom'),
  'topping-jalapeno': few('jalapeno'),
  'topping-olives': few('oliveRing'),
  'topping-cherry-tomatoes': few('cherryHalf'),
  'topping-cheese-crust': one('*cheese'),
  'topping-red-onion': few('onionRing'),
  'topping-rocket': few('rocket', 440),
  'topping-bacon': few('bacon', 440),
  'topping-patty': one('beef'),
  'topping-cheddar': few('cheeseCube'),
  'topping-egg': few('eggHalf'),
  'topping-pickles': few('cucumberSlice'),
  'topping-chicken': few('chickenSlice'),
  'topping-beef': few('beefStrip', 420),
  'topping-shrimps': few('prawn', 420),
  'topping-tofu': few('tofu'),
  'topping-peanuts': few('peanut'),
  'topping-poached-egg': one('friedEgg'),
  'topping-sour-cream': one('cream'),
  'topping-croutons': few('crouton'),
  'topping-greens': few('dill', 440),
  'topping-parmesan': few('parmesan'),
  'topping-avocado': few('avocadoSlice', 420),
  'topping-strawberry-jam': one('jam'),
  'topping-condensed-milk': one('*milk'),
  'topping-berries': few('raspberry'),
  'topping-syrup': one('*honey'),
  'topping-truffle-oil': one('*mushroom'),
  'topping-oat-milk': one('*wheat'),
  'topping-caramel': few('caramel'),
  'topping-vanilla': one('*flower'),
  'topping-espresso': one('*coffee'),
  'topping-honey': few('honeycomb'),
}
