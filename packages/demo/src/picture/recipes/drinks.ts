import { ingredient } from '../food/ingredient.ts'
import { dots, studio } from '../ground.ts'
import { lit } from '../light.ts'
import { sprite } from '../sprite.ts'
import { at, type Layer } from '../stage.ts'
import { bottle, can, cup, latteArt, teapot, tumbler } from '../tableware/drinkware.ts'
import { dish, type Recipe, type RecipeBook } from './recipe.ts'

const drink = (wall: string, table: string, hero: Layer, ...more: readonly Layer[]): Recipe =>
  dish(studio(wall, table, 130), ...more.filter((_, i) => i > 1), at(0, 336, hero, 1.16), ...more.slice(0, 2))

const drop =
  '<path d="M0-70C40-20 60 10 60 40C60 76 30 96 0 96C-30 96-60 76-60 40C-60 10-40-20 0-70Z" fill="#4aa3df"/>'
const berries = [-40, 0, 40]
  .map((x) => lit(`circle cx="${x}" cy="${x === 0 ? -26 : 20}" r="34"`, '#b3122f'))
  .join('')
const ear =
  '<path d="M0 70V-40M0 20C-40 10-44-20-40-40C-10-34 0-10 0 20C0-10 10-34 40-40C44-20 40 10 0 20M0-10C-30-20-34-44-28-64C-6-56 0-36 0-10C0-36 6-56 28-64C34-44 30-20 0-10" fill="#c98a2b" stroke="#8a5a14" stroke-width="5"/>'
const wave =
  '<path d="M-110 20C-60-30 0 60 110-20" stroke="#fff" stroke-width="22" fill="none" stroke-linecap="round"/>'

export const drinks: RecipeBook = {
  cappuccino: drink('#d9b48c', '#8a5a38', cup('#b87a42', '#fffdf8', latteArt)),
  'raf-lavender': drink(
    '#b7a4d6',
    '#e4daf0',
    tumbler({ drink: ['#d9b48c', '#f0dcc0', '#fbf1e2'], foam: '#fffaf2', height: 400, width: 270 }),
  ),
  'black-coffee': drink('#5a4a44', '#8f7563', cup('#2b140a', '#2f6f7a')),
  'herbal-tea': drink('#9fbf8f', '#dfe9cf', teapot('#4f8a5a')),
  'sea-buckthorn-tea': drink(
    '#f4c15a',
    '#fbe4b0',
    tumbler({ drink: ['#e8731a', '#f49a2a', '#f8b84a'], height: 380, width: 290 }),
  ),
  cocoa: drink(
    '#c98a8a',
    '#f0d2cc',
    cup(
      '#6b3a22',
      '#d9402b',
      '<g transform="scale(1 3.2)"><rect x="-90" y="-34" width="70" height="60" rx="20" fill="#fff7f2"/><rect x="0" y="-44" width="70" height="60" rx="20" fill="#fdebe6"/><rect x="-40" y="-4" width="70" height="56" rx="20" fill="#fffaf6"/></g>',
    ),
  ),
  'lemonade-citrus': drink(
    '#8fd3d0',
    '#e8f6e8',
    tumbler({ drink: ['#f8d24a', '#fbe88a'], ice: true, straw: '#e2632d' }),
    ingredient('lemonSlice', 200, -210, 170, 20),
  ),
  'lemonade-strawberry': drink(
    '#f9c0c8',
    '#fdeae6',
    tumbler({ drink: ['#e0314f', '#f58a98', '#fbd0cc'], ice: true, straw: '#4f9a4a' }),
  ),
  'cranberry-mors': drink(
    '#cfdfe8',
    '#f3f6f4',
    bottle('#a8122c', '#fff7ee', '#f4e6d0', berries),
    ingredient('cranberry', 330, 340, 70),
    ingredient('cranberry', 400, 370, 80),
    ingredient('cranberry', 450, 330, 64),
  ),
  kvass: drink('#e0b070', '#f5dfb8', bottle('#5a2c10', '#f8e8c4', '#3a2412', ear)),
  'orange-juice': drink(
    '#fbb84a',
    '#fde9c4',
    tumbler({ drink: ['#f58a14', '#fba62e'], straw: '#fff', height: 420, width: 240 }),
  ),
  'water-still': drink(
    '#a6d5ee',
    '#e4f3fa',
    bottle(
      '#bfe3f2',
      '#2a7fc0',
      '#1f5f96',
      '<g transform="scale(.9)">'.concat(drop.replace('#4aa3df', '#fff'), '</g>'),
    ),
  ),
  'smoothie-mango': drink(
    '#f6d98a',
    '#fff4d6',
    tumbler({ drink: ['#f5a31a', '#fbc23f'], straw: '#d9402b', height: 410, width: 270 }),
  ),
  'smoothie-berry': drink(
    '#cdb7e8',
    '#efe6f8',
    tumbler({ drink: ['#6a2c7a', '#a8489a', '#d98ac0'], straw: '#fff', height: 410, width: 270 }),
  ),
  'bubble-tea': dish(dots('#f3d9c0', '#fff'), sprite('bubbleTea', { x: 0, y: 20, size: 700, lift: 0.03 })),
  cola: drink('#e8e0d4', '#c8302a', can('#b3201c', '#fff7ee', wave.replace('#fff', '#b3201c'))),
}
