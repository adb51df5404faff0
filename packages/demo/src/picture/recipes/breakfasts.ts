import { cakeDrum } from '../food/cake.ts'
import { mound, soup } from '../food/fillings.ts'
import { ingredient } from '../food/ingredient.ts'
import { wobblyDisc } from '../food/pizza.ts'
import { scatter } from '../food/scatter.ts'
import { gingham, linen, marble, plain, studio, tiles, wood } from '../ground.ts'
import { lit, shadow } from '../light.ts'
import { sprite } from '../sprite.ts'
import { at, type Layer } from '../stage.ts'
import { board, bowl, pan, plate } from '../tableware/flat.ts'
import { standPlate } from '../tableware/pedestal.ts'
import { dish, type RecipeBook } from './recipe.ts'

const syrnik: Layer = (stage) =>
  `${shadow(16, 26, 170, 150)}${lit(wobblyDisc(stage, 140, 0.02, 16), '#e8b45e')}<circle r="104" fill="#b9701f" fill-opacity=".42"/><circle r="92" fill="#d08a34" fill-opacity=".5"/><path d="M-70-50A86 86 0 0 1 10-84" stroke="#fff" stroke-opacity=".4" stroke-width="14" fill="none" stroke-linecap="round"/>`

const folded: Layer = () =>
  `${shadow(12, 24, 230, 190)}${lit('path d="M-220 120C-200-80-60-190 140-190C200-60 180 80 60 170C-40 190-150 180-220 120Z"', '#f0bf68', 'soft')}<path d="M-220 120C-120 60 20-60 140-190M-160 150C-60 90 80-30 170-120" stroke="#b9772a" stroke-width="8" fill="none" stroke-opacity=".5"/><g fill="#b5701f" fill-opacity=".35"><circle cx="-80" cy="60" r="24"/><circle cx="20" cy="-40" r="20"/><circle cx="70" cy="60" r="26"/></g>`

const toast: Layer = () =>
  `${shadow(18, 30, 330, 240)}${lit('path d="M-270-150C-300-220-180-250 0-240C180-250 300-220 270-150C290-60 290 80 268 170C240 210-240 210-268 170C-290 80-290-60-270-150Z"', '#8a5a2e')}${lit('path d="M-240-140C-262-196-160-218 0-210C160-218 262-196 240-140C256-56 256 70 238 146C214 180-214 180-238 146C-256 70-256-56-240-140Z"', '#d9b27a', 'soft')}`

export const breakfasts: RecipeBook = {
  syrniki: dish(
    linen('#dfe6ec'),
    plate(420, '#fffdf8', '#4f7fb0'),
    at(-130, -90, syrnik),
    at(140, -70, syrnik),
    at(0, 110, syrnik),
    ingredient('cream', 10, 10, 170),
    scatter(280, { cranberry: [16, 38], mint: [4, 70] }),
  ),
  pancakes: dish(
    studio('#f3c9b5', '#fae6d8', 90),
    standPlate(220, 430),
    ...[0, 1, 2, 3].map((i) =>
      at(
        (i % 2) * 12 - 6,
        216 - i * 62,
        cakeDrum('#d99a44', i === 3 ? '#eebb63' : '#c98a38', 290, 56, i === 3 ? '#a8561a' : ''),
      ),
    ),
    sprite('butter', { x: 0, y: -50, size: 170, lift: 0.03 }),
    sprite('strawberry', { x: 300, y: 230, size: 150, rotate: 20 }),
    sprite('blueberries', { x: -320, y: 240, size: 150 }),
  ),
  'blini-caviar': dish(
    gingham('#c8401c'),
    plate(425, '#fffdf8', '#c9a14a'),
    at(-100, -20, folded, 0.95, -24),
    at(70, 10, folded, 0.95, 10),
    at(190, 60, folded, 0.86, 44),
    scatter(120, { roe: [46, 38] }),
    ingredient('cream', -190, 170, 130),
    ingredient('dill', 40, -120, 120, 30),
  ),
  'oatmeal-berries': dish(
    marble('#efe7df', '#b89c86'),
    bowl('#5b7fa3', '#e8eef2'),
    mound('#e9d6ae', 316),
    scatter(270, { almond: [18, 56], blueberry: [16, 60], raspberry: [9, 78], mint: [4, 70] }),
  ),
  'granola-yogurt': dish(
    plain('#e9b7c3'),
    bowl('#fffdf8', '#f6efe6'),
    soup('#fffaf2', {}, '#ffffff'),
    scatter(250, {
      walnut: [14, 58],
      almond: [22, 48],
      strawberryHalf: [8, 100],
      blueberry: [10, 46],
      bananaSlice: [5, 80],
    }),
  ),
  waffles: dish(
    wood('#c7a27a'),
    plate(420, '#fffaf2'),
    sprite('waffle', { x: -90, y: -30, size: 460, rotate: -8 }),
    sprite('waffle', { x: 120, y: 60, size: 460, rotate: 10 }),
    scatter(240, { bananaSlice: [6, 92], chocolate: [9, 84], raspberry: [5, 70] }),
  ),
  'scrambled-eggs': dish(
    tiles('#8fb4c4'),
    pan(365),
    ingredient('friedEgg', -120, -110, 270, 20),
    ingredient('friedEgg', 130, -70, 270, 140),
    ingredient('friedEgg', -30, 130, 270, 260),
    ingredient('bacon', 190, 130, 250, 30),
    ingredient('bacon', 170, 190, 250, 24),
    scatter(270, { cherryHalf: [6, 78], parsley: [6, 50] }),
  ),
  shakshuka: dish(
    wood('#5a3a2a', '#160800'),
    pan(370, '#2a2c30'),
    soup('#c93a1c', { redPepper: [7, 84], whiteOnion: [6, 66] }, '#f5863e', 320),
    ingredient('friedEgg', -120, -90, 190, 10),
    ingredient('friedEgg', 120, -100, 190, 100),
    ingredient('friedEgg', 10, 110, 190, 220),
    scatter(270, { parsley: [12, 58], chiliRing: [6, 38] }),
  ),
  'omelette-cheese': dish(
    plain('#9db98a'),
    plate(420, '#fffdf8', '#7a9a5a'),
    at(
      0,
      0,
      () =>
        `${shadow(16, 34, 330, 220)}${lit('path d="M-310 30C-300-130-120-220 60-200C240-190 330-80 310 30C260 150-240 160-310 30Z"', '#f6c94b')}<path d="M-300 40C-160 110 160 110 300 36" stroke="#c98a1c" stroke-width="12" fill="none" stroke-opacity=".5"/><g fill="#b9741a" fill-opacity=".3"><ellipse cx="-110" cy="-70" rx="60" ry="26"/><ellipse cx="90" cy="-110" rx="70" ry="26"/><ellipse cx="150" cy="10" rx="50" ry="20"/></g>`,
    ),
    scatter(210, { spinach: [6, 90], cheeseCube: [7, 50] }),
    ingredient('cherryHalf', -210, 190, 100),
    ingredient('cherryHalf', -110, 220, 92),
  ),
  'avocado-toast': dish(
    linen('#f0d9c0'),
    board(760, 560, '#a87444', 3),
    toast,
    scatter(230, { avocadoSlice: [12, 170] }),
    ingredient('friedEgg', 10, -20, 260, 40),
    scatter(240, { sesame: [24, 18], chiliRing: [5, 36], parsley: [4, 50] }),
  ),
}
