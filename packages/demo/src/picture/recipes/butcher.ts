import { fillet, rawCut, wholeFish } from '../food/cuts.ts'
import { drumstick } from '../food/drumstick.ts'
import { ingredient } from '../food/ingredient.ts'
import { heap, scatter } from '../food/scatter.ts'
import { linen, marble, plain, slate, tiles, wood } from '../ground.ts'
import { lit, shadow } from '../light.ts'
import { at, between, type Layer, n } from '../stage.ts'
import { board, bowl, paper, plate, slateBoard } from '../tableware/flat.ts'
import { dish, type RecipeBook } from './recipe.ts'

const mince: Layer = (stage) =>
  `${shadow(20, 40, 380, 300)}<g fill="none" stroke-linecap="round">${Array.from({ length: 120 }, () => {
    const a = between(stage, 0, Math.PI * 2)
    const d = Math.sqrt(stage.random())
    const x = Math.cos(a) * d * 290
    const y = Math.sin(a) * d * 200
    const path = `M${n(x - 46)} ${n(y)}q40 ${n(between(stage, -40, 40))} 92 ${n(between(stage, -20, 20))}`
    return `<path d="${path}" stroke="#8f1f2c" stroke-width="30"/><path d="${path}" stroke="${stage.random() > 0.3 ? '#cf4450' : '#e9808a'}" stroke-width="22"/>`
  }).join('')}</g>`

const breast: Layer = () =>
  `${shadow(16, 28, 260, 150)}${lit('path d="M-240 20C-230-90-80-130 60-110C190-96 260-30 240 30C190 110-60 130-150 110C-210 100-240 70-240 20Z"', '#f6cdbd')}<path d="M-180 20C-80-30 80-40 190 0M-120 70C-30 40 80 40 150 56" stroke="#fbe6dc" stroke-width="12" fill="none" stroke-linecap="round"/>`

const rack: Layer = () =>
  `${shadow(20, 40, 400, 230)}${[-240, -150, -60, 30, 120, 210].map((x) => lit(`rect x="${x - 16}" y="-260" width="32" height="230" rx="16"`, '#f6ead6', 'side')).join('')}${lit('path d="M-320 60C-330-60-250-110 0-110C250-110 330-60 320 60C300 190-300 190-320 60Z"', '#a8283a')}<path d="M-300 90C-200 160 200 160 300 90" stroke="#fbe3d8" stroke-width="26" fill="none" stroke-linecap="round"/>`

const openMussel: Layer = () =>
  `${shadow(12, 20, 130, 96)}${lit('path d="M-120 20C-110-70 0-110 110-70C130 10 60 90-30 96C-90 96-120 70-120 20Z"', '#23243a')}<path d="M-86 18C-76-44 6-74 82-46C92 8 40 62-24 66C-64 66-86 50-86 18Z" fill="#cfd3e0"/>${lit('path d="M-50 14C-44-24 8-44 52-26C58 6 26 40-14 42C-38 42-50 32-50 14Z"', '#f2a24a')}`

export const butcher: RecipeBook = {
  'beef-tenderloin': dish(
    slate('#2e2a2c'),
    board(860, 500, '#8c5a30', -3),
    at(0, -10, rawCut('#a8202f', '#fbe0d8'), 1.15),
    ingredient('dill', 190, 160, 160, 30),
  ),
  'pork-neck': dish(wood('#b59a86'), paper(640, '#f4e8d6', 10), at(0, 0, rawCut('#e07a80', '#fff0ea'), 1.2)),
  'lamb-rack': dish(linen('#7d8a78', '#121a10'), slateBoard(860, 520, '#2a2d31', 2), at(0, 50, rack, 1.05)),
  'minced-beef': dish(plain('#d8c0b0'), plate(410, '#fffdf8'), mince, ingredient('parsley', 210, 160, 110)),
  'bacon-slices': dish(
    wood('#5d4030', '#120600'),
    board(900, 470, '#c99559', 0),
    ...[-150, -60, 30, 120].map((y, i) => ingredient('bacon', i % 2 ? 20 : -20, y, 620, i % 2 ? 3 : -2)),
  ),
  'chicken-fillet': dish(
    tiles('#cfe0e6'),
    board(880, 500, '#d1a067', -2),
    at(-150, -70, breast, 1.05, -10),
    at(140, 70, breast, 1.05, 14),
    ingredient('dill', 260, -140, 140, 20),
  ),
  'chicken-legs': dish(
    plain('#f2cf8f'),
    plate(415, '#fffdf8', '#d98a3a'),
    ...[
      [-140, -120, -20],
      [130, -140, 30],
      [-130, 110, -60],
      [150, 100, 80],
    ].map(([x = 0, y = 0, rotate = 0]) => at(x, y, drumstick('#f2b9a2', '#d98a76'), 1.15, rotate)),
  ),
  'turkey-fillet': dish(
    marble('#efe6e2', '#b89a90'),
    slateBoard(880, 480, '#3a3f45', 2),
    at(0, -10, breast, 1.5, -6),
    ingredient('cherryHalf', -320, 150, 90),
    ingredient('dill', 300, 130, 150, 40),
  ),
  'salmon-fillet': dish(
    slate('#2a3f4a'),
    board(960, 470, '#c08a52', -3),
    at(0, -10, fillet(), 1.12),
    ingredient('lemonSlice', 280, 150, 130),
    ingredient('dill', -260, 140, 150, 50),
  ),
  zander: dish(
    tiles('#9fc3cf'),
    slateBoard(980, 460, '#394046', 2),
    at(0, 0, wholeFish('#7d8a5a', '#f0eedc', '#3f4a2a'), 1),
  ),
  'tiger-prawns': dish(
    plain('#7fbcc4'),
    bowl('#fffdf8', '#e9f2f4', 385),
    () => `<circle r="316" fill="#dcebf0"/>`,
    scatter(300, { prawn: [15, 190], lemonSlice: [3, 130], parsley: [4, 80] }),
  ),
  mussels: dish(
    wood('#4f5f66', '#0c1418'),
    bowl('#c8401c', '#8a2a14', 385),
    heap(310, openMussel, 17, 240, 0.95),
    scatter(280, { parsley: [6, 76], lemonSlice: [2, 120] }),
  ),
}
