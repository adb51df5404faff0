import { ingredient } from '../food/ingredient.ts'
import { pile } from '../food/pile.ts'
import { scatter } from '../food/scatter.ts'
import { gingham, linen, studio, tiles, wood } from '../ground.ts'
import { lit, shadow } from '../light.ts'
import { sprite } from '../sprite.ts'
import type { SpriteName } from '../sprite-names.ts'
import { at, between, type Layer, n } from '../stage.ts'
import { board, bowl } from '../tableware/flat.ts'
import { basketFront, crateBack, crateFront, standBoard, standPlate } from '../tableware/pedestal.ts'
import { dish, type Recipe, type RecipeBook } from './recipe.ts'

const crated = (wall: string, table: string, name: SpriteName): Recipe =>
  dish(studio(wall, table, 130), crateBack(110), at(0, 80, pile(name, [4, 3, 2], 240, 0.8)), crateFront(110))

const basketed = (wall: string, table: string, name: SpriteName): Recipe =>
  dish(studio(wall, table, 130), at(0, 40, pile(name, [4, 3, 2], 250, 0.76)), basketFront(90, 420, 230))

const heaped = (wall: string, table: string, name: SpriteName): Recipe =>
  dish(studio(wall, table, 60), standBoard(240, 470), at(0, 170, pile(name, [3, 2, 1], 300, 0.8)))

const plated = (wall: string, table: string, name: SpriteName): Recipe =>
  dish(studio(wall, table, 60), standPlate(235, 460), at(0, 150, pile(name, [3, 2], 310, 0.78)))

/** A gherkin with its bumps, lying. */
const cucumber: Layer = (stage) => {
  const bumps = Array.from({ length: 34 }, () => {
    const x = between(stage, -250, 250)
    const reach = 52 * Math.sqrt(1 - (x / 320) ** 2)
    const y = between(stage, -reach, reach)
    return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(between(stage, 3, 6))}" fill="#dff0b4" fill-opacity=".55"/>`
  })
  const body =
    'path d="M-320 6C-312-44-240-70-120-72C20-78 190-74 270-46C320-26 326 22 280 42C190 72 20 74-110 70C-240 66-318 54-320 6Z"'
  const lights =
    '<g fill="none" stroke-linecap="round" stroke="#a9d36a"><path d="M-270-14C-120-44 120-44 260-20" stroke-width="9" stroke-opacity=".6"/><path d="M-260 22C-100 8 110 10 250 14" stroke-width="6" stroke-opacity=".4"/></g>'
  return `${shadow(10, 34, 360, 92)}${lit(body, '#3f8a34', 'down')}${lights}${bumps.join('')}<circle cx="312" cy="0" r="13" fill="#c9b25a"/>`
}

export const produce: RecipeBook = {
  tomatoes: crated('#f2c7a8', '#e8a06f', 'tomato'),
  cucumbers: dish(
    tiles('#d6ecc8'),
    board(900, 560, '#c99559', -3),
    ...[-150, -10, 130].map((y, i) => at(i % 2 ? 50 : -60, y, cucumber, 1, [-9, 4, -3][i])),
    ingredient('cucumberSlice', 300, 190, 150),
    ingredient('cucumberSlice', 390, 100, 140),
    ingredient('dill', -330, 190, 170, 60),
  ),
  potatoes: basketed('#9c8b73', '#d8c6a4', 'potato'),
  carrots: dish(
    wood('#d6b88e'),
    ...[-320, -190, -60, 70, 200, 330].map((x, i) =>
      sprite('carrot', { x, y: (i % 2) * 50 - 20, size: 390, rotate: -30 + i * 9 }),
    ),
  ),
  'sweet-pepper': heaped('#c9dba8', '#eef3d8', 'pepper'),
  eggplants: plated('#d8c9ea', '#f2ecf8', 'eggplant'),
  onions: basketed('#b98a5a', '#ecd6ae', 'onion'),
  'avocado-hass': plated('#bcd59a', '#e9f2d6', 'avocado'),
  apples: crated('#b8d4b0', '#dfe6bc', 'apple'),
  bananas: plated('#f9e39a', '#fff6d4', 'banana'),
  oranges: crated('#f7c277', '#fbe3ba', 'orange'),
  lemons: dish(
    gingham('#e8c21c'),
    bowl('#2f6f9a', '#e9f2f6', 380),
    ...[
      [-130, -120],
      [120, -140],
      [0, 0],
      [-170, 80],
      [170, 90],
      [10, 190],
    ].map(([x = 0, y = 0], i) => sprite('lemon', { x, y, size: 280, rotate: i * 50 })),
  ),
  grapes: heaped('#cfc0e6', '#efe8f7', 'grapes'),
  strawberries: basketed('#f6b9bd', '#fde4dd', 'strawberry'),
  watermelon: dish(
    studio('#a6dcc6', '#e4f5ea', 60),
    standPlate(250, 470),
    sprite('watermelon', { x: -170, y: 60, size: 420, rotate: -12 }),
    sprite('watermelon', { x: 170, y: 100, size: 440, rotate: 14 }),
    ingredient('mint', 0, 270, 120),
  ),
  pears: plated('#e6d8a0', '#f8f1d4', 'pear'),
  blueberries: dish(
    linen('#c9d3ea'),
    bowl('#fffdf8', '#eef1f8', 380),
    scatter(320, { blueberry: [70, 96], mint: [4, 110] }),
  ),
  mango: plated('#f8cf8a', '#fdecc8', 'mango'),
  'salad-greens': dish(
    studio('#cfe6b4', '#f1f7e2', 100),
    at(0, 0, scatter(230, { lettuce: [16, 240] })),
    basketFront(130, 330, 190),
  ),
  champignons: dish(
    wood('#b59a78'),
    bowl('#8a5a34', '#5f3c20', 385),
    scatter(320, { mushroom: [22, 190], parsley: [4, 90] }),
  ),
  'broccoli-head': heaped('#a6cdb4', '#e2f0e2', 'broccoli'),
  'garlic-heads': plated('#d9c6d6', '#f4ecf2', 'garlic'),
}
