import { ingredient } from '../food/ingredient.ts'
import { wobblyDisc } from '../food/pizza.ts'
import { heap } from '../food/scatter.ts'
import { dots, linen, plain, studio, wood } from '../ground.ts'
import { lit, shadow } from '../light.ts'
import { sprite } from '../sprite.ts'
import { at, type Layer } from '../stage.ts'
import { plate } from '../tableware/flat.ts'
import { ramekin } from '../tableware/packs.ts'
import { standBoard } from '../tableware/pedestal.ts'
import { dish, type Recipe, type RecipeBook } from './recipe.ts'

const sauce = (wall: string, table: string, color: string, ware = '#fffdf8'): Recipe =>
  dish(studio(wall, table, 70), standBoard(260, 470, '#b98750'), at(0, 250, ramekin(color, ware), 1.5))

const petal: Layer = (stage) =>
  `${shadow(8, 14, 110, 90, 0.7)}${lit(wobblyDisc(stage, 96, 0.09, 9), '#f8c3bd', 'soft')}<path d="M-60-10C-20-40 30-30 60 6" stroke="#fff" stroke-opacity=".6" stroke-width="10" fill="none" stroke-linecap="round"/>`

const utensil =
  (color: string): Layer =>
  () =>
    `${shadow(30, 30, 70, 330, 0.7)}${lit('rect x="-26" y="-60" width="52" height="380" rx="26"', color, 'side')}`

const fork: Layer = (stage) =>
  `${utensil('#d8b07a')(stage)}${lit('path d="M-70-330H-46V-180H-12V-330H12V-180H46V-330H70V-120C70-80 40-50 0-50C-40-50-70-80-70-120Z"', '#d8b07a', 'side')}`

const knife: Layer = (stage) =>
  `${utensil('#c99a5c')(stage)}${lit('path d="M-30-330C40-300 60-180 34-50H-30Z"', '#e0bd8a', 'side')}`

const stick = (x: number): Layer =>
  at(
    x,
    0,
    () =>
      `${shadow(16, 20, 26, 400, 0.7)}${lit('path d="M-12-400H12L18 400H-18Z"', '#d9b06a', 'side')}${lit('path d="M-13-400H13L14-250H-15Z"', '#c8401c', 'side')}`,
  )

export const extras: RecipeBook = {
  'soy-sauce': sauce('#8fa59a', '#d9d2bd', '#2b1208', '#33404a'),
  ginger: dish(linen('#e6d6c4'), plate(390, '#3d4a52'), heap(250, petal, 16, 190, 1.1)),
  wasabi: dish(
    wood('#8a6f55'),
    plate(370, '#fffdf8', '#4f7f3a'),
    () =>
      `${shadow(18, 34, 230, 200)}${lit('path d="M-190 60C-200-60-100-180 10-180C120-180 210-60 190 70C150 160-150 160-190 60Z"', '#a9c95a')}<path d="M-120-20C-60-100 60-110 120-20M-140 60C-60 10 60 10 140 60" stroke="#86a83c" stroke-width="14" fill="none" stroke-linecap="round"/>`,
  ),
  'garlic-sauce': sauce('#cfd9b8', '#f0f2e2', '#fffaf0'),
  'cheese-sauce': sauce('#f6d27a', '#fdf0cc', '#f7b52f'),
  'bbq-sauce': sauce('#a8604a', '#e6c2a8', '#5f1c0c'),
  ketchup: sauce('#f0a08a', '#fbdfd2', '#c2231a'),
  satsebeli: sauce('#c97a5a', '#f0d0b4', '#a8361a', '#7a4a2a'),
  cutlery: dish(dots('#cfe0d8', '#fff'), at(-130, 20, fork, 1, -6), at(130, 20, knife, 1, 6)),
  chopsticks: dish(plain('#e0cfae'), at(-20, 0, stick(-70), 1, 14), at(60, 0, stick(40), 1, 8)),
  'gift-card': dish(
    dots('#c8401c', '#f6b02c'),
    () =>
      `<g transform="rotate(-8)">${shadow(20, 40, 460, 300)}${lit('rect x="-400" y="-250" width="800" height="500" rx="50"', '#fff6e4', 'soft')}<path d="M-400-40H400V40H-400Z" fill="#f6b02c"/><path d="M-180-250H-100V250H-180Z" fill="#f6b02c"/></g>`,
    sprite('bow', { x: -140, y: 10, size: 330 }),
    sprite('sparkles', { x: 240, y: -140, size: 200 }),
  ),
  'chef-surprise': dish(
    studio('#3a3440', '#6b6072', 90),
    () =>
      `${shadow(20, 300, 470, 80)}${lit('ellipse cy="270" rx="440" ry="90"', '#d9dce2', 'soft')}${lit('path d="M-360 250C-360-60-180-190 0-190C180-190 360-60 360 250Q0 320-360 250Z"', '#c4c8d0')}${lit('circle cy="-214" r="44"', '#d9b24a')}<path d="M-270 150C-260 0-190-90-110-120" stroke="#fff" stroke-opacity=".7" stroke-width="22" fill="none" stroke-linecap="round"/>`,
    sprite('sparkles', { x: 360, y: -180, size: 190 }),
  ),
  'summer-soup': dish(
    plain('#d9e6b8'),
    plate(410, '#fffdf8', '#6aa84a'),
    () => `<circle r="270" fill="#7a9a3a"/><circle r="270" fill="url(#soft)"/>`,
    ingredient('eggHalf', -60, -30, 200, 20),
    ingredient('eggHalf', 110, 60, 190, 110),
    ingredient('spinach', -120, 130, 160),
    ingredient('cream', 60, -150, 140),
    ingredient('dill', 170, -60, 150, 40),
  ),
}
