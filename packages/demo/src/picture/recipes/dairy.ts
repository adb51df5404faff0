import { cakeDrum, cakeWedge } from '../food/cake.ts'
import { mound } from '../food/fillings.ts'
import { ingredient } from '../food/ingredient.ts'
import { scatter } from '../food/scatter.ts'
import { linen, marble, plain, studio, wood } from '../ground.ts'
import { lit, shadow } from '../light.ts'
import { sprite } from '../sprite.ts'
import { at, type Layer } from '../stage.ts'
import { bottle, jar } from '../tableware/drinkware.ts'
import { board, bowl, plate } from '../tableware/flat.ts'
import { carton, eggTray, tub } from '../tableware/packs.ts'
import { standBoard } from '../tableware/pedestal.ts'
import { dish, type Recipe, type RecipeBook } from './recipe.ts'

const pack = (wall: string, table: string, hero: Layer, scale = 1.25): Recipe =>
  dish(studio(wall, table, 130), at(0, 330, hero, scale))

const cow =
  '<g transform="scale(.9)"><path d="M-70-60C-120-80-130-20-80-10C-80 60-40 90 0 90C40 90 80 60 80-10C130-20 120-80 70-60C40-90-40-90-70-60Z" fill="#fff" stroke="#3a2a22" stroke-width="8"/><path d="M-80-10C-90-60-30-70-20-30C-10 0-60 20-80-10Z" fill="#3a2a22"/><ellipse cy="46" rx="52" ry="34" fill="#f3b5ac"/><circle cx="-20" cy="44" r="8" fill="#8a4a44"/><circle cx="20" cy="44" r="8" fill="#8a4a44"/><circle cx="-30" cy="-16" r="9" fill="#fff"/><circle cx="34" cy="-16" r="9" fill="#3a2a22"/></g>'
const leaf =
  '<path d="M-80 50C-70-60 20-90 90-80C90 0 40 80-80 50ZM-60 40C-10 10 40-30 70-60" fill="#6aa84a" stroke="#3f7a2a" stroke-width="8"/>'
const flower = `${[0, 72, 144, 216, 288].map((a) => `<ellipse cx="0" cy="-46" rx="30" ry="44" fill="#fff" transform="rotate(${a})"/>`).join('')}<circle r="28" fill="#f7b52c"/>`
const berry =
  '<path d="M0 90C-60 60-90 0-70-40C-50-70-16-60 0-50C16-60 50-70 70-40C90 0 60 60 0 90Z" fill="#d81e35"/><path d="M-50-54L0-40L50-54L20-84L0-62L-20-84Z" fill="#4fa03a"/>'

const wheel =
  (rind: string, paste: string): Layer =>
  (stage) =>
    cakeDrum(rind, paste, 300, 150)(stage)
const block =
  (paste: string, rind: string): Layer =>
  (stage) =>
    cakeWedge(
      [
        [rind, 16],
        [paste, 150],
      ],
      paste,
    )(stage)
const holes =
  '<g fill="#c9921a" fill-opacity=".5"><ellipse cx="-80" cy="100" rx="22" ry="16"/><ellipse cx="40" cy="140" rx="28" ry="20"/><ellipse cx="-150" cy="60" rx="14" ry="10"/><ellipse cx="100" cy="80" rx="16" ry="12"/></g>'
const mould =
  '<g fill="#4f7a9a" fill-opacity=".7"><circle cx="-160" cy="60" r="12"/><circle cx="-100" cy="110" r="15"/><circle cx="-40" cy="80" r="11"/><circle cx="20" cy="140" r="16"/><circle cx="70" cy="90" r="12"/><circle cx="110" cy="150" r="11"/><circle cx="-60" cy="150" r="10"/></g>'

const served = (wall: string, table: string, hero: Layer): Recipe =>
  dish(studio(wall, table, 90), standBoard(240, 460), at(0, 250, hero, 1.2))

const over =
  (hero: Layer, mark: string): Layer =>
  (stage) =>
    `${hero(stage)}<g transform="translate(-10 -190)">${mark}</g>`

export const dairy: RecipeBook = {
  'milk-32': pack('#a9cfe8', '#e8f3f8', carton('#fdfdfb', '#2f7fc4', cow), 1.3),
  kefir: pack('#cfe3b8', '#f0f6e4', carton('#fdfdfb', '#5f9a3a', leaf), 1.3),
  'sour-cream': pack('#f0c9b4', '#faeade', jar('#fffdf6', '#d9402b', '#fff4e2', flower), 1.45),
  'cream-33': pack('#d9c3ea', '#f3ebf8', bottle('#fffdf6', '#8a5ab0', '#6b3f96', flower), 1.1),
  'greek-yogurt': pack('#bcd7ea', '#eef6fa', tub('#fdfdfb', '#2a6fb0', flower), 1.6),
  'strawberry-yogurt': pack('#f9c6cf', '#fdeaea', tub('#fff6f4', '#e8506a', berry), 1.6),
  'cottage-cheese': dish(
    linen('#dce6ee'),
    bowl('#4f7fa8', '#e8eef4', 380),
    mound('#fffdf6', 320),
    scatter(290, { mozzarella: [34, 110], raspberry: [3, 90], mint: [2, 90] }),
  ),
  butter: dish(
    studio('#f6e0a4', '#fdf4da', 60),
    standBoard(240, 460, '#b98750'),
    sprite('butter', { x: 0, y: 70, size: 640, lift: 0.02 }),
  ),
  'eggs-c0': dish(studio('#e3c8a4', '#f7ead2', 60), at(0, 300, eggTray(), 1.22)),
  'quail-eggs': dish(
    wood('#8a7458'),
    () =>
      `${shadow(20, 40, 430, 380)}${lit('circle r="370"', '#c9a15c')}${Array.from({ length: 60 }, (_, i) => `<path d="M0 0L${Math.round(Math.cos(i * 2.4) * 372)} ${Math.round(Math.sin(i * 2.4) * 372)}" stroke="#7d5a24" stroke-opacity=".4" stroke-width="7"/>`).join('')}<circle r="300" fill="#6b4a1c" fill-opacity=".5"/>`,
    ...[
      [-120, -150],
      [40, -190],
      [170, -90],
      [-200, 0],
      [-40, -30],
      [120, 40],
      [-120, 130],
      [30, 160],
      [190, 150],
    ].map(
      ([x = 0, y = 0], i): Layer =>
        () =>
          `<g transform="translate(${x} ${y}) rotate(${i * 43})">${shadow(10, 16, 80, 70)}${lit('ellipse rx="62" ry="80"', '#ece0c8')}<g fill="#5a4632"><ellipse cx="-18" cy="-26" rx="12" ry="9"/><ellipse cx="22" cy="-10" rx="9" ry="12"/><ellipse cx="-8" cy="24" rx="14" ry="9"/><circle cx="26" cy="34" r="7"/><circle cx="-36" cy="4" r="6"/></g></g>`,
    ),
  ),
}

export const cheeses: RecipeBook = {
  parmesan: served('#f3d79a', '#fbeecb', block('#f0d079', '#c9923a')),
  gouda: served('#f5b55c', '#fbe0b4', over(block('#f7b73a', '#d9541c'), holes)),
  'blue-cheese': served('#b8c8dc', '#e8eef4', over(block('#f6f0d8', '#d9d2b8'), mould)),
  camembert: served('#d8c4b4', '#f3e8de', wheel('#f2ead8', '#fdf8ec')),
  'mozzarella-ball': dish(
    marble('#e6efe8', '#9ab0a0'),
    bowl('#5f93a8', '#d9edf2', 370),
    () => `<circle r="312" fill="#dff0ee"/>`,
    ingredient('mozzarella', -110, -60, 330),
    ingredient('mozzarella', 130, 80, 330, 70),
    ingredient('basil', 120, -130, 160, -20),
    ingredient('basil', -140, 150, 150, 120),
  ),
  suluguni: dish(
    wood('#6f4f38', '#160800'),
    plate(410, '#fffaf0', '#a8402a'),
    ...[
      [-140, -90],
      [0, -40],
      [130, 20],
    ].map(([x = 0, y = 0], i) =>
      at(
        x,
        y,
        () =>
          `${shadow(14, 26, 240, 190)}${lit('path d="M-190-60C-160-160 160-160 190-60C210 40 160 130 0 136C-160 130-210 40-190-60Z"', '#fff3d0')}<path d="M-150-30C-60-60 60-60 150-30M-150 30C-60 4 60 4 150 30" stroke="#e0c88a" stroke-width="8" fill="none"/>`,
        0.9,
        i * 24,
      ),
    ),
    ingredient('parsley', 170, 190, 120),
  ),
  feta: dish(
    plain('#9dc3dd'),
    board(820, 520, '#d1a067', -3),
    ingredient('feta', 0, -20, 440),
    ingredient('feta', -260, 120, 150),
    ingredient('feta', 240, 130, 130),
    ingredient('greenOlive', -300, -90, 90),
    ingredient('oliveRing', 300, -60, 80),
    ingredient('dill', 120, 190, 140, 50),
  ),
}
