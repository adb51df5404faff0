import { cakeBlock, cakeDrum, cakeWedge } from '../food/cake.ts'
import { type Ingredient, ingredient } from '../food/ingredient.ts'
import { dots, marble, studio } from '../ground.ts'
import { lit, shadow } from '../light.ts'
import { sprite } from '../sprite.ts'
import { at, type Layer } from '../stage.ts'
import { plate } from '../tableware/flat.ts'
import { cakeStand, standPlate } from '../tableware/pedestal.ts'
import { dish, type Recipe, type RecipeBook } from './recipe.ts'

const on =
  (layer: Layer, y: number, ...names: readonly Ingredient[]): Layer =>
  (stage) =>
    layer(stage) +
    names
      .map((name, i) => ingredient(name, 20 + (i - (names.length - 1) / 2) * 90, y, 110, i * 30)(stage))
      .join('')

const slice = (ground: Layer, plateColor: string, wedge: Layer): Recipe =>
  dish(ground, standPlate(240, 430, plateColor), at(-10, 232, wedge, 1.05))

const striped = (a: string, b: string, rows: number, thick: number, thin: number) =>
  Array.from({ length: rows * 2 - 1 }, (_, i) => [i % 2 ? b : a, i % 2 ? thin : thick] as const)

const macaron =
  (color: string, cream: string): Layer =>
  () =>
    `${shadow(10, 50, 110, 30)}${lit('path d="M-92 12C-100 56-60 62 0 62C60 62 100 56 92 12Z"', color, 'down')}<rect x="-84" y="-8" width="168" height="24" rx="10" fill="${cream}"/>${lit('path d="M-94-4C-104-74-40-84 0-84C40-84 104-74 94-4C70 8-70 8-94-4Z"', color)}`

const mochi =
  (color: string): Layer =>
  () =>
    `${shadow(12, 78, 160, 46)}${lit('path d="M-140 40C-150-60-80-120 0-120C80-120 150-60 140 40C130 100-130 100-140 40Z"', color)}<g fill="#fff" fill-opacity=".35"><circle cx="-40" cy="-50" r="10"/><circle cx="20" cy="-76" r="7"/><circle cx="50" cy="-30" r="9"/><circle cx="-70" cy="0" r="7"/></g>`

const glaze =
  (icing: string, specks: readonly string[]): Layer =>
  () =>
    `${shadow(14, 26, 190, 170)}<circle r="64" fill="#e9dfd2"/><circle r="112" fill="none" stroke="#c98a44" stroke-width="104"/><circle r="112" fill="none" stroke="${icing}" stroke-width="84"/><path d="M-110-90A142 142 0 0 1 40-136" stroke="#fff" stroke-opacity=".5" stroke-width="16" fill="none" stroke-linecap="round"/>${Array.from({ length: 22 }, (_, i) => `<rect x="-14" y="-5" width="28" height="10" rx="5" fill="${specks[i % specks.length]}" transform="rotate(${i * 49}) translate(${92 + ((i * 17) % 46)} 0) rotate(${i * 71})"/>`).join('')}`

const panna: Layer = () =>
  `${shadow(16, 16, 240, 60)}${lit('path d="M-150-210H150L200-6Q0 40-200-6Z"', '#fffaf0', 'side')}${lit('ellipse cy="-210" rx="150" ry="44"', '#fffdf6', 'soft')}${lit('path d="M-150-214C-150-250 150-250 150-214C150-170 140-60 110-70C90-78 92-150 60-154C30-156 36-40 4-36C-30-34-20-140-56-146C-90-150-84-90-112-92C-140-96-150-170-150-214Z"', '#b3122f')}`

export const desserts: RecipeBook = {
  cheesecake: slice(
    studio('#f3b6bd', '#fbe3e0', 90),
    '#fffdf8',
    on(
      cakeWedge(
        [
          ['#b9783a', 44],
          ['#fff0c9', 150],
        ],
        '#fbe3a6',
        lit('path d="M-150 10C-120-50 60-70 150-30C140 30 60 60-20 50C-90 60-150 40-150 10Z"', '#c8203a'),
      ),
      -196,
      'strawberryHalf',
      'mint',
    ),
  ),
  medovik: slice(
    studio('#f2c35c', '#f9e3b0', 90),
    '#fffaf0',
    cakeWedge(
      striped('#c9822f', '#fff3d9', 8, 18, 9),
      '#d9963f',
      '<g fill="#a8651f" fill-opacity=".6"><circle cx="-60" cy="0" r="9"/><circle cx="0" cy="-26" r="7"/><circle cx="60" cy="10" r="9"/><circle cx="110" cy="-10" r="7"/><circle cx="-110" cy="10" r="6"/></g>',
    ),
  ),
  tiramisu: dish(
    studio('#8a6a58', '#c9ab92', 90),
    standPlate(240, 430, '#fffaf2', '#5a3826'),
    at(
      10,
      270,
      cakeBlock(
        [
          ['#d9b078', 46],
          ['#6b3f22', 14],
          ['#fff6e4', 60],
          ['#d9b078', 46],
          ['#6b3f22', 14],
          ['#fff6e4', 64],
        ],
        '#5a3420',
        440,
      ),
    ),
  ),
  napoleon: slice(
    studio('#a9c4dd', '#dfeaf2', 90),
    '#fffdf8',
    cakeWedge(
      striped('#dba552', '#fff6dd', 9, 12, 13),
      '#eec67c',
      '<g fill="#c98a34" fill-opacity=".7"><path d="M-100 0l30-14 10 16zM-20-20l34-8 4 18zM60 6l36-10 2 18zM120-14l26-8 4 16z"/></g>',
    ),
  ),
  brownie: dish(
    studio('#d9a98a', '#f1d6c2', 90),
    standPlate(240, 430, '#f7f1e8'),
    at(-120, 236, cakeBlock([['#3d1f12', 150]], '#55301d', 300)),
    at(120, 290, cakeBlock([['#4a2616', 160]], '#623a24', 320)),
    ingredient('walnut', 60, 88, 90),
    ingredient('walnut', 170, 70, 80, 40),
  ),
  'red-velvet': slice(
    studio('#d9707c', '#f4c9c8', 90),
    '#fffdf8',
    on(
      cakeWedge(
        [
          ['#a3152a', 54],
          ['#fff7f0', 24],
          ['#a3152a', 54],
          ['#fff7f0', 24],
          ['#a3152a', 44],
        ],
        '#fffaf4',
      ),
      -218,
      'raspberry',
      'raspberry',
      'mint',
    ),
  ),
  'birthday-cake': dish(
    dots('#b9a2dd', '#fff'),
    cakeStand(150, 380, '#fffaf5'),
    at(0, 156, cakeDrum('#fff3e6', '#fffaf3', 290, 200, '#f07f9b')),
    sprite('strawberry', { x: -130, y: -90, size: 130 }),
    sprite('blueberries', { x: 130, y: -84, size: 130 }),
    sprite('strawberry', { x: 0, y: -60, size: 140, rotate: 12 }),
    sprite('candle', { x: -60, y: -170, size: 150, lift: 0 }),
    sprite('candle', { x: 66, y: -174, size: 150, lift: 0 }),
  ),
  'ice-cream-vanilla': dish(
    studio('#8fd0cc', '#d9f0ea', 80),
    () => shadow(20, 316, 280, 60),
    sprite('iceCream', { x: 0, y: 50, size: 560, lift: 0.02 }),
  ),
  'panna-cotta': dish(
    studio('#cdb3dd', '#eadff0', 90),
    standPlate(230, 420, '#fffdf8', '#8a5aa0'),
    at(0, 250, panna, 1.25),
    ingredient('raspberry', -250, 250, 100),
    ingredient('blueberry', 250, 240, 80),
    ingredient('mint', 10, -60, 110),
  ),
  donuts: dish(
    dots('#f6c6d6', '#fff'),
    plate(425, '#fffdf8'),
    at(-140, -110, glaze('#5a2f1c', ['#fff', '#f7c948', '#f07f9b']), 0.98),
    at(150, -70, glaze('#f48fb0', ['#fff', '#8a4fc0', '#f7e04b']), 0.98),
    at(-10, 150, glaze('#e2a04a', ['#fff4dc', '#7a4318', '#fff']), 0.98),
  ),
  mochi: dish(
    studio('#f8d27a', '#fdf0cf', 80),
    standPlate(230, 430, '#3a4a4f'),
    at(-190, 110, mochi('#f9b74a'), 1.15),
    at(200, 110, mochi('#fbd08a'), 1.15),
    at(0, 190, mochi('#f6a43a'), 1.3),
  ),
  macarons: dish(
    marble('#f0e6e8', '#c9a0ac'),
    at(-240, -130, macaron('#f3a6bd', '#fff3f0'), 1.25),
    at(0, -150, macaron('#a8d3a0', '#fffbe8'), 1.25),
    at(240, -130, macaron('#f5cf6a', '#fff6dc'), 1.25),
    at(-240, 110, macaron('#b39ad8', '#f3ecfa'), 1.25),
    at(0, 130, macaron('#8a5a3c', '#f3dcc4'), 1.25),
    at(240, 110, macaron('#8fc4e0', '#f0fafd'), 1.25),
  ),
}
