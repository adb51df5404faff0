import { fillet, skewer, steak, wholeFish } from '../food/cuts.ts'
import { type Ingredient, ingredient } from '../food/ingredient.ts'
import { scatter } from '../food/scatter.ts'
import { gingham, linen, marble, plain, slate, wood } from '../ground.ts'
import { lit, shadow } from '../light.ts'
import { sprite } from '../sprite.ts'
import { at, type Layer } from '../stage.ts'
import { board, pan, plate, slateBoard } from '../tableware/flat.ts'
import { ramekin } from '../tableware/packs.ts'
import { dish, type RecipeBook } from './recipe.ts'

const lavash: Layer = () =>
  `${shadow(14, 24, 500, 240)}${lit('path d="M-470-130C-300-190 280-180 450-140C500-60 490 90 450 150C280 200-320 200-460 140C-500 60-500-60-470-130Z"', '#f3ddae', 'soft')}<g fill="#b8783a" fill-opacity=".35"><ellipse cx="-300" cy="-60" rx="40" ry="22"/><ellipse cx="-120" cy="70" rx="50" ry="26"/><ellipse cx="90" cy="-80" rx="44" ry="20"/><ellipse cx="260" cy="40" rx="52" ry="26"/><ellipse cx="-20" cy="-10" rx="34" ry="18"/></g>`

const two =
  (chunks: readonly Ingredient[], size = 156): Layer =>
  (stage) =>
    at(-10, -80, skewer(chunks, size), 1, -5)(stage) + at(10, 84, skewer(chunks, size), 1, -3)(stage)

const kebab: Layer = () =>
  `<rect x="-470" y="-8" width="920" height="16" rx="8" fill="#c9ccd2"/>${lit('path d="M-330-52C-300-70-270-48-240-56C-200-70-170-50-130-58C-90-68-50-48-10-58C30-68 70-50 110-58C150-68 190-50 230-58C270-68 320-56 340-30C350 10 340 50 310 56C270 66 230 50 190 58C150 66 110 50 70 58C20 68-10 50-60 58C-110 66-150 50-190 58C-240 66-300 60-330 46C-356 20-352-30-330-52Z"', '#8a4a26')}<path d="M-250-40L-210 40M-130-44L-90 40M-10-44L30 40M110-44L150 40M230-44L270 36" stroke="#4a200c" stroke-width="14" stroke-linecap="round" stroke-opacity=".55"/>`

const rib: Layer = () =>
  `${shadow(10, 18, 130, 260)}${lit('rect x="-26" y="-230" width="52" height="90" rx="24"', '#f3e3c8', 'side')}${lit('rect x="-74" y="-170" width="148" height="360" rx="52"', '#7d2f14')}<path d="M-40-120Q10-60-20 20T-10 140" stroke="#d9762f" stroke-width="16" fill="none" stroke-linecap="round" stroke-opacity=".7"/>`

const asparagus: Layer = () =>
  `${shadow(6, 10, 200, 26)}${lit('path d="M-200-14H120C160-20 190-10 206 0C190 12 160 20 120 14H-200Z"', '#6f9a3f', 'down')}<path d="M-120-12L-104 0L-120 12M-40-12L-24 0L-40 12M40-12L56 0L40 12" fill="none" stroke="#4c7426" stroke-width="5"/>`

const flattened: Layer = () =>
  `${shadow(22, 40, 400, 280)}${lit('path d="M-30-240C90-270 190-210 210-110C300-140 380-60 350 40C330 130 220 150 160 120C140 210 40 250-40 230C-130 250-210 190-200 110C-290 120-360 40-330-50C-300-130-220-130-190-110C-180-190-120-230-30-240Z"', '#c5772e')}<g fill="#7a3a10" fill-opacity=".45"><ellipse cx="-120" cy="-60" rx="60" ry="34"/><ellipse cx="90" cy="-110" rx="66" ry="30"/><ellipse cx="210" cy="20" rx="54" ry="30"/><ellipse cx="-60" cy="110" rx="70" ry="30"/><ellipse cx="60" cy="60" rx="40" ry="22"/></g><path d="M0-190V190" stroke="#8a4a18" stroke-width="10" stroke-opacity=".5"/>`

export const grill: RecipeBook = {
  'shashlik-pork': dish(
    wood('#3f2a1c', '#0c0400'),
    board(960, 470, '#b9834a', -2),
    lavash,
    two(['pork', 'whiteOnion', 'pork', 'pork', 'whiteOnion', 'pork', 'pork']),
    ingredient('parsley', -400, 180, 110),
  ),
  'shashlik-chicken': dish(
    gingham('#d98a2b'),
    plate(430, '#fffaf0'),
    two(['chicken', 'redPepper', 'chicken', 'yellowPepper', 'chicken', 'greenPepper', 'chicken'], 148),
  ),
  'shashlik-lamb': dish(
    slate('#4a2f3a'),
    slateBoard(970, 460, '#2c2f33', 2),
    two(['lamb', 'lamb', 'onionRing', 'lamb', 'lamb', 'onionRing', 'lamb']),
    scatter(330, { pomegranate: [26, 26], parsley: [6, 56] }),
  ),
  'lula-kebab': dish(
    linen('#d8b98c'),
    board(980, 470, '#8c5a30', 0),
    lavash,
    at(0, -84, kebab, 1, -3),
    at(0, 84, kebab, 1, 2),
    scatter(300, { onionRing: [5, 84], parsley: [6, 50] }),
  ),
  ribeye: dish(
    slate('#23262a'),
    board(820, 500, '#7a4a26', -4),
    at(0, -10, steak(), 1.18),
    ingredient('dill', 250, 150, 170, 40),
    ingredient('cherryHalf', -310, 190, 90),
    ingredient('cherryHalf', -230, 230, 80),
  ),
  'salmon-steak': dish(
    marble('#dfe9ec'),
    plate(425, '#fffdf8'),
    at(-60, 120, asparagus, 1.1, 8),
    at(-30, 170, asparagus, 1.1, -4),
    at(-40, 210, asparagus, 1.1, 3),
    at(0, -60, fillet('#ee7f48', '#ffd0b0', '#5d666e'), 0.86, -8),
    ingredient('lemonSlice', 180, 110, 130),
    ingredient('dill', -130, -60, 110, 60),
  ),
  'trout-grill': dish(
    wood('#5f6f6a', '#141d1a'),
    plate(430, '#fffaf0', '#5f8f98'),
    at(-20, 0, wholeFish(), 0.92, -8),
    ingredient('lemonSlice', -120, 30, 116),
    ingredient('lemonSlice', 20, 20, 116),
    ingredient('dill', 150, -30, 110, 30),
  ),
  'chicken-tabaka': dish(
    plain('#8c2f22'),
    pan(360),
    at(0, 0, flattened, 0.84),
    scatter(250, { parsley: [8, 56], chiliRing: [6, 40] }),
  ),
  'bbq-ribs': dish(
    wood('#7a3a22'),
    board(880, 500, '#c99559', 2),
    ...[-280, -140, 0, 140, 280].map((x) => at(x, 10, rib, 1.02, 4)),
    at(390, 230, ramekin('#5a1c0c'), 0.36),
  ),
  'grilled-veg': dish(
    slate('#37423a'),
    slateBoard(820, 620, '#24282c', -2),
    scatter(300, {
      eggplantSlice: [8, 160],
      zucchini: [9, 140],
      redPepper: [4, 140],
      yellowPepper: [4, 130],
      tomatoSlice: [5, 120],
      basil: [7, 80],
    }),
  ),
  'grilled-corn': dish(
    plain('#6fae8f'),
    plate(410, '#fffdf8', '#e0a52a'),
    sprite('corn', { x: -110, y: -30, size: 430, rotate: -20 }),
    sprite('corn', { x: 120, y: 50, size: 430, rotate: 14 }),
    ingredient('limeSlice', 210, -190, 110),
  ),
  'baked-potato': dish(
    linen('#6d7480', '#10131a'),
    pan(350, '#3a3d42'),
    sprite('potato', { x: -130, y: -110, size: 260, rotate: -30 }),
    sprite('potato', { x: 130, y: -90, size: 260, rotate: 20 }),
    sprite('potato', { x: -110, y: 120, size: 260, rotate: 60 }),
    sprite('potato', { x: 130, y: 130, size: 260, rotate: -10 }),
    ingredient('cream', 0, 10, 150),
    scatter(220, { dill: [8, 74] }),
  ),
  'grilled-mushrooms': dish(
    wood('#a5855c'),
    slateBoard(960, 460, '#2a2d31', 3),
    at(
      0,
      -84,
      skewer(['mushroom', 'mushroom', 'greenPepper', 'mushroom', 'mushroom', 'cherryHalf', 'mushroom'], 160),
      1,
      -4,
    ),
    at(
      0,
      90,
      skewer(['mushroom', 'cherryHalf', 'mushroom', 'mushroom', 'greenPepper', 'mushroom', 'mushroom'], 160),
      1,
      2,
    ),
  ),
}
