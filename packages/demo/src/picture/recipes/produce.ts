import { ingredient } from '../food/ingredient.ts'
import { pile } from '../food/pile.ts'
import { scatter } from '../food/scatter.ts'
import { gingham, linen, studio, tiles, wood } from '../ground.ts'
import { sprite } from '../sprite.ts'
import type { SpriteName } from '../sprite-names.ts'
import { at, type Layer } from '../stage.ts'
import { board, bowl } from '../tableware/flat.ts'
import { basketFront, crateBack, crateFront, standBoard, standPlate } from '../tableware/pedestal.ts'
import { dish, type Recipe, type RecipeBook } from './recipe.ts'

const crated = (wall: string, table: string, name: SpriteName, ...beside: readonly Layer[]): Recipe =>
  dish(
    studio(wall, table, 130),
    crateBack(110),
    at(0, 80, pile(name, [4, 3, 2], 240, 0.8)),
    crateFront(110),
    ...beside,
  )

const basketed = (wall: string, table: string, name: SpriteName, ...beside: readonly Layer[]): Recipe =>
  dish(
    studio(wall, table, 130),
    at(0, 40, pile(name, [4, 3, 2], 250, 0.76)),
    basketFront(90, 420, 230),
    ...beside,
  )

const heaped = (wall: string, table: string, name: SpriteName, ...beside: readonly Layer[]): Recipe =>
  dish(studio(wall, table, 60), standBoard(240, 470), at(0, 170, pile(name, [3, 2, 1], 300, 0.8)), ...beside)

const plated = (wall: string, table: string, name: SpriteName, ...beside: readonly Layer[]): Recipe =>
  dish(studio(wall, table, 60), standPlate(235, 460), at(0, 150, pile(name, [3, 2], 310, 0.78)), ...beside)

const corner = (name: SpriteName, side: -1 | 1, size = 190): Layer =>
  sprite(name, { x: side * 470, y: 310, size, rotate: side * 10 })

export const produce: RecipeBook = {
  tomatoes: crated('#f2c7a8', '#e8a06f', 'tomato', corner('herb', 1)),
  cucumbers: dish(
    tiles('#d6ecc8'),
    board(900, 520, '#c99559', -3),
    ...[-300, -150, 0, 150, 300].map((x, i) =>
      sprite('cucumber', { x, y: i % 2 ? 40 : -30, size: 330, rotate: 20 + i * 4 }),
    ),
    ingredient('cucumberSlice', -120, 200, 120),
    ingredient('cucumberSlice', 20, 214, 120),
    ingredient('dill', 260, 190, 130, 30),
  ),
  potatoes: basketed('#9c8b73', '#d8c6a4', 'potato', corner('herb', -1), corner('butter', 1)),
  carrots: dish(
    wood('#d6b88e'),
    ...[-320, -190, -60, 70, 200, 330].map((x, i) =>
      sprite('carrot', { x, y: (i % 2) * 50 - 20, size: 390, rotate: -30 + i * 9 }),
    ),
  ),
  'sweet-pepper': heaped('#c9dba8', '#eef3d8', 'pepper', corner('herb', -1), corner('tomato', 1)),
  eggplants: plated('#d8c9ea', '#f2ecf8', 'eggplant', corner('garlic', -1), corner('herb', 1)),
  onions: basketed('#b98a5a', '#ecd6ae', 'onion', corner('herb', 1)),
  'avocado-hass': plated('#bcd59a', '#e9f2d6', 'avocado', corner('lemon', -1), corner('tomato', 1)),
  apples: crated('#b8d4b0', '#dfe6bc', 'apple', corner('greenApple', -1, 200)),
  bananas: plated('#f9e39a', '#fff6d4', 'banana', corner('milk', 1)),
  oranges: crated('#f7c277', '#fbe3ba', 'orange', corner('lemon', 1)),
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
  grapes: heaped('#cfc0e6', '#efe8f7', 'grapes', corner('cheese', 1)),
  strawberries: basketed('#f6b9bd', '#fde4dd', 'strawberry', corner('flower', -1), corner('milk', 1)),
  watermelon: dish(
    studio('#a6dcc6', '#e4f5ea', 60),
    standPlate(250, 470),
    sprite('watermelon', { x: -170, y: 60, size: 420, rotate: -12 }),
    sprite('watermelon', { x: 170, y: 100, size: 440, rotate: 14 }),
    ingredient('mint', 0, 270, 120),
  ),
  pears: plated('#e6d8a0', '#f8f1d4', 'pear', corner('honey', -1), corner('cheese', 1)),
  blueberries: dish(
    linen('#c9d3ea'),
    bowl('#fffdf8', '#eef1f8', 380),
    scatter(320, { blueberry: [70, 96], mint: [4, 110] }),
  ),
  mango: plated('#f8cf8a', '#fdecc8', 'mango', corner('coconut', -1), corner('flower', 1)),
  'salad-greens': dish(
    studio('#cfe6b4', '#f1f7e2', 100),
    at(0, 0, scatter(230, { lettuce: [16, 240] })),
    basketFront(130, 330, 190),
    sprite('tomato', { x: -430, y: 310, size: 180 }),
    sprite('cucumber', { x: 430, y: 310, size: 190 }),
  ),
  champignons: dish(
    wood('#b59a78'),
    bowl('#8a5a34', '#5f3c20', 385),
    scatter(320, { mushroom: [22, 190], parsley: [4, 90] }),
  ),
  'broccoli-head': heaped('#a6cdb4', '#e2f0e2', 'broccoli', corner('carrot', -1), corner('lemon', 1)),
  'garlic-heads': plated('#d9c6d6', '#f4ecf2', 'garlic', corner('herb', -1), corner('chili', 1, 170)),
}
