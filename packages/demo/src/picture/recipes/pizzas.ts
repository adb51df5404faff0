import { type PizzaLook, pizza } from '../food/pizza.ts'
import { gingham, linen, marble, plain, slate, tiles, wood } from '../ground.ts'
import { at, type Layer } from '../stage.ts'
import { roundBoard } from '../tableware/flat.ts'
import { dish, type Recipe, type RecipeBook } from './recipe.ts'

const served = (ground: Layer, look: PizzaLook, board = '#9a6232'): Recipe =>
  dish(ground, roundBoard(410, board), at(0, 0, pizza(look), 1.07))

export const pizzas: RecipeBook = {
  margherita: served(gingham('#d1442c'), {
    toppings: { mozzarella: [9, 92], tomatoSlice: [9, 92], basil: [10, 80] },
  }),
  pepperoni: served(wood('#8a5a34'), { toppings: { pepperoni: [26, 98] } }, '#d9a566'),
  'four-cheeses': served(plain('#f3c657'), {
    sauce: '#f4e3b8',
    cheese: '#fbe3a0',
    toppings: { mozzarella: [8, 96], cheeseCube: [12, 54], blueCheese: [11, 66], parmesan: [14, 76] },
  }),
  diavola: served(
    slate('#3a1512'),
    {
      sauce: '#a81f10',
      cheese: '#f3b45c',
      toppings: { salami: [15, 100], onionRing: [7, 84], jalapeno: [10, 66], chiliRing: [12, 46] },
    },
    '#6d4324',
  ),
  'ham-mushrooms': served(linen('#e7dcc6'), {
    sauce: '#f2e2bd',
    toppings: { ham: [14, 104], mushroom: [14, 88], parsley: [8, 44] },
  }),
  hawaiian: served(tiles('#7cc4c0'), {
    toppings: { chickenSlice: [12, 92], pineapple: [14, 88], basil: [6, 56] },
  }),
  vegetariana: served(plain('#a9c77b'), {
    sauce: '#7fa23a',
    cheese: '#eedf93',
    toppings: {
      zucchini: [8, 92],
      redPepper: [6, 88],
      yellowPepper: [5, 84],
      cherryHalf: [9, 66],
      onionRing: [5, 78],
      oliveRing: [12, 46],
    },
  }),
  'quattro-stagioni': served(marble('#e9e4de'), {
    toppings: {
      ham: [7, 96],
      tomatoSlice: [6, 88],
      mushroom: [9, 84],
      greenOlive: [9, 46],
      oliveRing: [9, 46],
      basil: [6, 70],
    },
  }),
  'meat-feast': served(
    wood('#4e3524', '#120700'),
    {
      sauce: '#7d2a12',
      cheese: '#f1b765',
      toppings: { pepperoni: [10, 92], ham: [7, 92], beef: [9, 66], bacon: [12, 100], whiteOnion: [6, 64] },
    },
    '#b07a45',
  ),
  'shrimp-pizza': served(tiles('#b9d7e8'), {
    sauce: '#f3dcae',
    toppings: { cherryHalf: [9, 64], prawn: [13, 96], rocket: [15, 84], lemonSlice: [3, 68] },
  }),
  'mushroom-truffle': served(
    linen('#b39b7d', '#2b1a0c'),
    {
      sauce: '#e9d8b3',
      cheese: '#f6e0a6',
      toppings: { mushroom: [20, 92], parmesan: [9, 74], spinach: [6, 58], oliveRing: [5, 38] },
    },
    '#8c5d33',
  ),
  'pear-gorgonzola': served(plain('#d8b7c9'), {
    sauce: '#f6e9c6',
    cheese: '#f9e6ab',
    toppings: { pear: [11, 104], blueCheese: [11, 66], walnut: [10, 56], rocket: [10, 76] },
  }),
}
