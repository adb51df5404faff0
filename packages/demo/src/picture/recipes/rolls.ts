import { ingredient } from '../food/ingredient.ts'
import { type Coat, type Filling, gunkan, nigiri, rollRows } from '../food/rolls.ts'
import { linen, marble, plain, slate, studio, wood } from '../ground.ts'
import { at, type Layer } from '../stage.ts'
import { board, plate, slateBoard } from '../tableware/flat.ts'
import { standBoard, standPlate } from '../tableware/pedestal.ts'
import { dish, type Recipe, type RecipeBook } from './recipe.ts'

const eight = (coat: Coat, ...parts: readonly Filling[]) =>
  Array.from({ length: 8 }, () => [coat, parts] as const)

const topped = (layer: Layer, y = -20): Layer => at(0, y, layer)
const wasabi = (x: number, y: number): Layer => ingredient('pesto', x, y, 76)
const gingerPetal = (x: number, y: number): Layer => ingredient('ham', x, y, 86, 30)

/** Trays that need more room than the rest of the book. */
const wide = (...layers: readonly Layer[]): Recipe => ({ ...dish(...layers), span: 1120, zoom: 1.06 })

export const rolls: RecipeBook = {
  philadelphia: dish(
    slate('#20474a'),
    slateBoard(930, 470, '#2f3439', -3),
    topped(rollRows(eight('salmon', 'cheese', 'cucumber'), 4, 0.98)),
    wasabi(380, 205),
    gingerPetal(-385, 215),
  ),
  california: dish(
    marble('#f2ece4'),
    board(920, 470, '#d1a067', 2),
    topped(rollRows(eight('tobiko', 'crab', 'avocado', 'cucumber'), 4, 0.98)),
  ),
  'green-dragon': dish(
    linen('#3f5a3a', '#0f1c0c'),
    slateBoard(920, 470, '#1f2226', 3),
    topped(rollRows(eight('avocado', 'eel', 'cheese', 'cucumber'), 4, 0.98)),
    ingredient('sesame', 0, 250, 30),
  ),
  'spicy-tuna-roll': dish(
    plain('#e8a08f'),
    plate(420, '#2d2a33'),
    at(0, -20, rollRows(eight('tuna', 'tuna', 'cucumber'), 3, 0.92)),
  ),
  'cucumber-maki': dish(
    plain('#cfe0b4'),
    board(900, 470, '#caa06a', -4),
    topped(rollRows(eight('nori', 'cucumber'), 4, 0.86)),
  ),
  'baked-salmon-roll': dish(
    wood('#8d6038'),
    slateBoard(930, 470, '#33383c', 2),
    topped(rollRows(eight('melted', 'salmon', 'cheese'), 4, 0.98)),
  ),
  'baked-shrimp-roll': dish(
    plain('#f0a868'),
    plate(425, '#fffaf2', '#d5572d'),
    at(0, -20, rollRows(eight('melted', 'prawn', 'cucumber'), 3, 0.94)),
  ),
  'tempura-roll': dish(
    linen('#2c3b50', '#060b14'),
    board(920, 470, '#b98750', -2),
    topped(rollRows(eight('tempura', 'eel', 'cheese', 'omelette'), 4, 0.98)),
  ),
  'sushi-salmon': dish(
    studio('#9cc4c2', '#e6d6bd', 20),
    standBoard(180, 480, '#c08a52'),
    at(-185, -10, nigiri('salmon'), 1.15),
    at(165, 100, nigiri('salmon'), 1.3),
    ingredient('mint', 390, 60, 130),
  ),
  'sushi-shrimp': dish(
    studio('#f0b7a0', '#f7e4cf', 20),
    standPlate(170, 480, '#fdfaf5', '#d86a4a'),
    at(-170, -10, nigiri('prawn'), 1.15),
    at(175, 95, nigiri('prawn'), 1.3),
  ),
  'gunkan-caviar': dish(
    studio('#33424c', '#5a6b73', 20),
    standBoard(180, 480, '#8d5f36'),
    at(-240, -30, gunkan(), 1.15),
    at(240, -30, gunkan(), 1.15),
    at(0, 80, gunkan(), 1.45),
  ),
  'set-duet': wide(
    marble('#2e3338', '#c8ccd2'),
    board(1040, 720, '#c99559', 0),
    at(
      0,
      0,
      rollRows(
        [
          ...eight('salmon', 'cheese', 'cucumber').slice(0, 5),
          ...eight('tobiko', 'crab', 'avocado').slice(0, 5),
          ...eight('melted', 'salmon').slice(0, 5),
        ],
        5,
        0.86,
      ),
    ),
  ),
  'set-samobranka': wide(
    wood('#3d2a1d', '#0c0400'),
    slateBoard(1090, 780, '#2b2f34', 0),
    at(
      0,
      -6,
      rollRows(
        [
          ...eight('salmon', 'cheese', 'cucumber').slice(0, 6),
          ...eight('avocado', 'eel', 'cheese').slice(0, 6),
          ...eight('tobiko', 'crab', 'avocado').slice(0, 6),
          ...eight('melted', 'prawn').slice(0, 6),
        ],
        6,
        0.76,
      ),
    ),
  ),
}
