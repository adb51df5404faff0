import { cakeBlock } from '../food/cake.ts'
import { grains, noodles } from '../food/fillings.ts'
import { ingredient } from '../food/ingredient.ts'
import { heap, scatter } from '../food/scatter.ts'
import { gingham, linen, marble, plain, slate, studio, tiles, wood } from '../ground.ts'
import { lit, shadow } from '../light.ts'
import { at, type Layer } from '../stage.ts'
import { bowl, plate } from '../tableware/flat.ts'
import { standPlate } from '../tableware/pedestal.ts'
import { dish, type RecipeBook } from './recipe.ts'

const spiral =
  (color: string): Layer =>
  () =>
    `${shadow(4, 8, 84, 40, 0.7)}<g transform="rotate(14)">${[-60, -30, 0, 30, 60].map((x) => lit(`ellipse cx="${x}" rx="22" ry="30" transform="rotate(24 ${x} 0)"`, color)).join('')}</g>`

const tube =
  (color: string): Layer =>
  () =>
    `${shadow(6, 12, 92, 36, 0.7)}${lit('path d="M-80-24L70-24L92 24L-58 24Z"', color, 'down')}<path d="M-74-8H74M-68 8H80" stroke="#fff" stroke-opacity=".35" stroke-width="4"/><ellipse cx="81" rx="14" ry="25" fill="#6b2a12" transform="rotate(-24 81 0)"/>`

export const pasta: RecipeBook = {
  carbonara: dish(
    wood('#a07850'),
    plate(420, '#fffdf8'),
    noodles('#f8d985', '#c9983a', 280, 14),
    scatter(240, { bacon: [11, 108], parmesan: [11, 84], parsley: [5, 40] }),
    ingredient('eggHalf', 0, -10, 130),
  ),
  bolognese: dish(
    gingham('#3f7f4a'),
    bowl('#fffaf0', '#f2e4cc'),
    noodles('#f3cf7c', '#bd8a34', 300, 26),
    scatter(170, { meatball: [26, 78], tomatoSlice: [3, 70] }),
    scatter(230, { parmesan: [9, 76], basil: [6, 84] }),
  ),
  'pesto-pasta': dish(
    plain('#d7e2b0'),
    bowl('#fffdf8', '#eef0dc'),
    (stage) => heap(280, spiral('#b9c25a'), 44, 150, 0.92)(stage),
    scatter(260, { pesto: [12, 56], cherryHalf: [10, 84], mozzarella: [9, 74], basil: [6, 90] }),
  ),
  'seafood-pasta': dish(
    tiles('#2f6f8a'),
    plate(425, '#fffdf8', '#d98a3a'),
    noodles('#f5c877', '#c08335', 290, 15),
    scatter(250, {
      cherryHalf: [6, 72],
      squid: [5, 84],
      mussel: [7, 112],
      prawn: [7, 124],
      parsley: [6, 50],
    }),
  ),
  arrabbiata: dish(
    slate('#3a1614'),
    bowl('#2b2b2f', '#4a2018'),
    (stage) => heap(280, tube('#e2552a'), 40, 170, 0.9)(stage),
    scatter(250, { cherryHalf: [8, 76], chiliRing: [14, 48], basil: [7, 86] }),
  ),
  'mushroom-risotto': dish(
    linen('#8f7d68', '#1c1208'),
    plate(420, '#fffaf0', '#8a6a44'),
    grains('#f3e2b8', '#c9a96a', 285),
    scatter(240, { mushroom: [14, 112], parmesan: [10, 84], parsley: [6, 48] }),
  ),
  'shrimp-risotto': dish(
    marble('#f6efe0', '#c9a86a'),
    plate(420, '#34505f'),
    grains('#f9c93c', '#c98f16', 285),
    scatter(245, { pea: [20, 38], prawn: [9, 130], lemonSlice: [3, 86], parsley: [5, 46] }),
  ),
  lasagna: dish(
    studio('#b9c7a2', '#e9e2cc', 90),
    standPlate(230, 440, '#fffdf8', '#b8452a'),
    at(
      20,
      268,
      cakeBlock(
        [
          ['#f1cf86', 34],
          ['#b23a1c', 44],
          ['#fff1d2', 24],
          ['#f1cf86', 30],
          ['#b23a1c', 44],
          ['#fff1d2', 24],
          ['#f1cf86', 30],
          ['#c9481f', 34],
        ],
        '#f4bf55',
        470,
      ),
    ),
    at(-10, -44, scatter(90, { basil: [3, 80], cherryHalf: [2, 60] })),
  ),
}
