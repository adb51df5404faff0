import { khachapuri, lattice, longLoaf, roundLoaf } from '../food/bread.ts'
import { ingredient } from '../food/ingredient.ts'
import { gingham, linen, marble, plain, slate, studio, tiles, wood } from '../ground.ts'
import { lit, shadow } from '../light.ts'
import { sprite } from '../sprite.ts'
import { at, type Layer } from '../stage.ts'
import { board, paper, plate, roundBoard } from '../tableware/flat.ts'
import { basketFront } from '../tableware/pedestal.ts'
import { dish, type RecipeBook } from './recipe.ts'

const cinnamon: Layer = () =>
  `${shadow(16, 28, 210, 190)}${lit('circle r="170"', '#d9963f')}<path d="M0 0C30-30 70 0 50 50C20 100-70 80-90 10C-100-70-20-130 60-116C140-96 160 20 120 90" fill="none" stroke="#7d3f14" stroke-width="22" stroke-linecap="round"/><path d="M-120-60C-60-90 0-40 60-80C110-60 120 0 90 40C60 90-30 60-80 90C-130 60-140 0-120-60Z" fill="#fff7ea" fill-opacity=".78"/>`

const pirozhok: Layer = () =>
  `${shadow(14, 26, 190, 100)}${lit('path d="M-170 10C-160-80-70-110 0-110C70-110 160-80 170 10C150 70-150 70-170 10Z"', '#d98c36')}<path d="M-120-30C-60-70 60-70 120-30" stroke="#fbe0a6" stroke-width="10" fill="none" stroke-dasharray="20 16" stroke-linecap="round"/>`

const kurnik: Layer = (stage) =>
  `${roundLoaf('#d08a3a', 320)(stage).replace(/<g fill="none"[\s\S]*$/, '')}<g fill="none" stroke="#f6cf8a" stroke-width="26" stroke-linecap="round">${[0, 45, 90, 135, 180, 225, 270, 315].map((a) => `<path d="M0-80C40-150 20-220 0-270" transform="rotate(${a})"/>`).join('')}</g>${lit('circle r="46"', '#8a4a18')}`

const flat: Layer = () =>
  `${shadow(20, 36, 430, 250)}${lit('rect x="-400" y="-220" width="800" height="440" rx="90"', '#dda352')}<g fill="#a8661f" fill-opacity=".4">${Array.from({ length: 18 }, (_, i) => `<circle cx="${-320 + ((i * 137) % 640)}" cy="${-150 + ((i * 89) % 300)}" r="20"/>`).join('')}</g>`

const lavashRoll: Layer = () =>
  `${shadow(16, 30, 400, 110)}${lit('path d="M-380-80H360C400-60 400 60 360 80H-380C-410 50-410-50-380-80Z"', '#f0d9a8', 'down')}<ellipse cx="366" rx="34" ry="78" fill="#d9b678"/><path d="M366-50C390-30 386 30 366 44C350 30 350-20 366-26" fill="none" stroke="#a8793a" stroke-width="7"/><g fill="#b8783a" fill-opacity=".4"><ellipse cx="-220" cy="-20" rx="50" ry="22"/><ellipse cx="0" cy="20" rx="56" ry="22"/><ellipse cx="180" cy="-30" rx="48" ry="20"/></g>`

export const bakery: RecipeBook = {
  sourdough: dish(linen('#d9c8ac'), roundBoard(400, '#a87444'), roundLoaf()),
  'rye-bread': dish(
    wood('#7d6a52'),
    board(880, 470, '#c99559', -3),
    at(0, 0, longLoaf('#4a2816', '#8a5a34', 640, 290), 1, -8),
  ),
  baguette: dish(
    gingham('#2f5f9a'),
    paper(640, '#efe0c2', 20),
    at(-30, -70, longLoaf('#d08a3c', '#f4d49a', 860, 150), 1, -22),
    at(30, 90, longLoaf('#c98034', '#f4d49a', 860, 150), 1, -18),
  ),
  lavash: dish(
    plain('#c9a36a'),
    board(920, 470, '#8c5a30', 2),
    at(0, -90, lavashRoll, 0.92, -4),
    at(0, 90, lavashRoll, 0.92, 3),
  ),
  focaccia: dish(
    marble('#e6e9df', '#93a08a'),
    flat,
    ...[-250, -80, 90, 260].flatMap((x, i) => [
      ingredient('cherryHalf', x, i % 2 ? 90 : -90, 110),
      ingredient('dill', x + 20, i % 2 ? -90 : 80, 130, 60 + i * 30),
    ]),
    ingredient('oliveRing', -160, 10, 62),
    ingredient('oliveRing', 10, -20, 62),
    ingredient('oliveRing', 180, 10, 62),
  ),
  pretzel: dish(tiles('#d7c3e0'), plate(410, '#fffaf2'), sprite('pretzel', { x: 0, y: 0, size: 560 })),
  croissant: dish(
    plain('#f0dcc0'),
    plate(420, '#fffdf8', '#c9a14a'),
    sprite('croissant', { x: -80, y: -60, size: 440, rotate: -14 }),
    sprite('croissant', { x: 100, y: 90, size: 440, rotate: 12 }),
  ),
  'khachapuri-adjarian': dish(wood('#6d4a34', '#160800'), board(980, 500, '#b98750', -2), khachapuri()),
  'cherry-pie': dish(gingham('#a8304a'), roundBoard(400, '#c99559'), lattice('#e0a452', '#8f0f24', 290)),
  'meat-pie': dish(linen('#cfd8c4'), roundBoard(400, '#8c5a30'), kurnik),
  'cinnamon-roll': dish(
    slate('#5a4636'),
    paper(680, '#f0dfc0', -8),
    at(-160, -120, cinnamon, 0.98),
    at(170, -90, cinnamon, 0.98, 60),
    at(0, 150, cinnamon, 0.98, 200),
  ),
  pirozhki: dish(
    studio('#c8553d', '#f0d4b4', 60),
    at(-200, 40, pirozhok, 1.15, -14),
    at(200, 40, pirozhok, 1.15, 12),
    at(-20, -20, pirozhok, 1.2, 4),
    at(0, 100, pirozhok, 1.25, -4),
    basketFront(110, 430, 210),
  ),
}
