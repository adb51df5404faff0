import { burger } from '../food/burger.ts'
import { skewer } from '../food/cuts.ts'
import { drumstick } from '../food/drumstick.ts'
import { noodles, soup, tossed } from '../food/fillings.ts'
import { ingredient } from '../food/ingredient.ts'
import { pizza } from '../food/pizza.ts'
import { rollRows } from '../food/rolls.ts'
import { scatter } from '../food/scatter.ts'
import { dots, gingham, linen, plain, slate, studio, wood } from '../ground.ts'
import { sprite } from '../sprite.ts'
import { at } from '../stage.ts'
import { can, cup, latteArt, tumbler } from '../tableware/drinkware.ts'
import { board, bowl, pan, plate, roundBoard, slateBoard } from '../tableware/flat.ts'
import { ramekin } from '../tableware/packs.ts'
import { standBoard } from '../tableware/pedestal.ts'
import { dish, type RecipeBook } from './recipe.ts'

const margherita = pizza({ toppings: { mozzarella: [9, 92], tomatoSlice: [7, 96], basil: [9, 84] } })
const pepperoni = pizza({ toppings: { pepperoni: [24, 98] } })
const garden = pizza({
  sauce: '#7fa23a',
  toppings: { zucchini: [8, 92], redPepper: [6, 88], cherryHalf: [9, 66], oliveRing: [12, 46] },
})

export const combos: RecipeBook = {
  'combo-lunch': dish(
    gingham('#4a8f5f'),
    at(-260, -60, bowl('#fffdf7', '#f3e6d6', 290)),
    at(
      -260,
      -60,
      soup('#a01633', { beet: [9, 52], potato: [6, 48], parsley: [6, 40], dill: [5, 56] }, '#f08a4a', 240),
    ),
    at(-250, -70, ingredient('cream', 0, 0, 120)),
    at(280, -90, plate(280, '#fffdf8')),
    at(
      280,
      -90,
      tossed({ romaine: [12, 104], chickenSlice: [5, 96], cherryHalf: [5, 60], crouton: [5, 48] }, 205),
    ),
    sprite('bread', { x: -420, y: 300, size: 220, rotate: -8 }),
  ),
  'combo-pizza-two': dish(
    plain('#f0a040'),
    at(-190, 10, roundBoard(370, '#8c5a30')),
    at(-190, 10, margherita, 0.9),
    sprite('fries', { x: 330, y: -170, size: 330 }),
    at(
      270,
      370,
      tumbler({ drink: ['#f8d24a', '#fbe88a'], ice: true, straw: '#e2632d', height: 300, width: 180 }),
    ),
    at(
      470,
      390,
      tumbler({ drink: ['#e0314f', '#fbb0b0'], ice: true, straw: '#4f9a4a', height: 300, width: 180 }),
    ),
  ),
  'combo-burger': dish(
    studio('#c8401c', '#f2b84b', 120),
    standBoard(280, 560),
    at(-170, 296, burger(['pickle', 'beef', 'cheddar', 'onion', 'tomato', 'lettuce']), 0.86),
    sprite('fries', { x: 200, y: 110, size: 370, lift: 0.03 }),
    at(430, 300, can('#5a2a1a', '#fff3df'), 0.86),
    at(150, 360, ramekin('#f7b52f'), 0.4),
  ),
  'combo-sushi': dish(
    slate('#234a4a'),
    at(-210, -120, slateBoard(640, 420, '#2f3439', -3)),
    at(
      -210,
      -130,
      rollRows(
        Array.from({ length: 8 }, () => ['salmon', ['cheese', 'cucumber']] as const),
        4,
        0.66,
      ),
    ),
    at(310, 150, bowl('#c8401c', '#7d2a16', 270)),
    at(310, 150, noodles('#d9a04e', '#9a6220', 226, 16)),
    at(310, 150, scatter(190, { chicken: [6, 90], redPepper: [4, 64], springOnion: [6, 32] })),
  ),
  'combo-breakfast': dish(
    linen('#cfdcec'),
    at(-230, -90, pan(270)),
    ingredient('friedEgg', -300, -140, 200, 20),
    ingredient('friedEgg', -160, -60, 200, 140),
    ingredient('bacon', -230, 50, 230, -10),
    at(310, -130, plate(240, '#fffdf8', '#4f7fb0')),
    sprite('pancakes', { x: 310, y: -140, size: 300, lift: 0.03 }),
    at(140, 380, cup('#b87a42', '#fffdf8', latteArt), 0.68),
  ),
  'combo-party': dish(
    wood('#4a3326', '#0c0400'),
    at(-310, -140, roundBoard(270, '#c98d4f')),
    at(-310, -140, pepperoni, 0.66),
    at(240, -170, roundBoard(270, '#c98d4f')),
    at(240, -170, margherita, 0.66),
    at(-40, 190, roundBoard(270, '#c98d4f')),
    at(-40, 190, garden, 0.66),
    at(-440, 250, drumstick(), 0.85, 30),
    sprite('fries', { x: 400, y: 210, size: 290 }),
  ),
  'combo-grill': dish(
    wood('#6b4630'),
    board(1020, 620, '#b9834a', -1),
    at(0, -150, skewer(['pork', 'whiteOnion', 'pork', 'pork', 'whiteOnion', 'pork', 'pork'], 140), 0.96, -3),
    at(
      0,
      10,
      skewer(['chicken', 'redPepper', 'chicken', 'yellowPepper', 'chicken', 'greenPepper', 'chicken'], 140),
      0.96,
      2,
    ),
    ingredient('eggplantSlice', -320, 180, 130),
    ingredient('zucchini', -200, 190, 120),
    ingredient('tomatoSlice', -90, 190, 120),
    at(330, 260, ramekin('#a8361a'), 0.5),
    ingredient('parsley', 120, 190, 120),
  ),
  'combo-kids': dish(
    dots('#8fcbe8', '#fff'),
    at(-260, -60, bowl('#f7c948', '#fff6dc', 280)),
    at(
      -260,
      -60,
      soup('#f2cf63', { carrotSlice: [7, 50], chickenSlice: [4, 80], dill: [5, 50] }, '#fff0a8', 234),
    ),
    at(280, 130, plate(270, '#fffdf8', '#e8506a')),
    at(280, 130, scatter(190, { chicken: [9, 124] })),
    sprite('juiceBox', { x: 330, y: -230, size: 270 }),
  ),
}
