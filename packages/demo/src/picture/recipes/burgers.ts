import { burger } from '../food/burger.ts'
import { drumstick } from '../food/drumstick.ts'
import { wobblyDisc } from '../food/pizza.ts'
import { heap, scatter } from '../food/scatter.ts'
import { gingham, slate, studio, tiles, wood } from '../ground.ts'
import { lit, shadow } from '../light.ts'
import { sprite } from '../sprite.ts'
import { at, type Layer } from '../stage.ts'
import { paper, plate } from '../tableware/flat.ts'
import { ramekin } from '../tableware/packs.ts'
import { standBoard, standPlate } from '../tableware/pedestal.ts'
import { dish, type Recipe, type RecipeBook } from './recipe.ts'

const stood = (ground: Layer, base: Layer, hero: Layer): Recipe => dish(ground, base, at(0, 262, hero, 1.04))

const wedge: Layer = () => lit('path d="M-90 30C-80-40 60-60 100-20C90 40-40 70-90 30Z"', '#e7ad45', 'shade')
const onionRing: Layer = () =>
  `${shadow(10, 16, 100, 60)}<circle r="70" fill="none" stroke="#c9812a" stroke-width="44"/><circle r="70" fill="none" stroke="#eab258" stroke-width="28"/><path d="M-60-46A76 76 0 0 1 30-70" fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="8" stroke-linecap="round"/>`
const nugget: Layer = (stage) =>
  `${shadow(8, 14, 100, 76)}${lit(wobblyDisc(stage, 82, 0.1, 10), '#dc9738')}<g fill="#fff" fill-opacity=".3"><circle cx="-24" cy="-30" r="8"/><circle cx="14" cy="-14" r="6"/><circle cx="-10" cy="22" r="7"/></g><g fill="#8a4a10" fill-opacity=".3"><circle cx="28" cy="20" r="9"/><circle cx="-40" cy="6" r="7"/></g>`

export const burgers: RecipeBook = {
  'classic-burger': stood(
    studio('#f2b84b', '#b9783c', 130),
    standBoard(230, 420),
    burger(['pickle', 'beef', 'cheddar', 'onion', 'tomato', 'lettuce']),
  ),
  'bacon-burger': stood(
    studio('#7d2f22', '#4a2a1e', 130),
    standBoard(230, 420, '#8d5b30'),
    burger(['sauce', 'beef', 'cheddar', 'bacon', 'onion'], '#b8702c'),
  ),
  'double-cheese': stood(
    studio('#f7d98a', '#e9b44c', 130),
    standPlate(215, 420),
    at(0, 10, burger(['pickle', 'beef', 'cheddar', 'beef', 'cheddar', 'onion'], '#e0a04a'), 0.9),
  ),
  'jalapeno-burger': stood(
    studio('#3a5a35', '#25361f', 130),
    standBoard(230, 420, '#7d4f2a'),
    burger(['sauce', 'beef', 'swiss', 'jalapeno', 'tomato', 'lettuce'], '#9a4f22'),
  ),
  'mushroom-burger': stood(
    studio('#c9b08a', '#8f7350', 130),
    standBoard(230, 420, '#a87444'),
    burger(['beef', 'swiss', 'mushrooms', 'lettuce'], '#cf8a3c'),
  ),
  'chicken-burger': stood(
    studio('#f0a33c', '#f8d9a0', 130),
    standPlate(215, 420, '#fffdf8', '#e0792a'),
    burger(['coleslaw', 'chicken', 'pickle', 'lettuce'], '#e2a24a'),
  ),
  'fish-burger': stood(
    studio('#8ebfd6', '#cfe4ec', 130),
    standPlate(215, 420),
    burger(['lettuce', 'fish', 'coleslaw', 'pickle'], '#dd9f52'),
  ),
  'veggie-burger': stood(
    studio('#a8c97a', '#6f9a4a', 130),
    standBoard(230, 420, '#c08a52'),
    burger(['lettuce', 'veggie', 'tomato', 'onion', 'lettuce'], '#7c4a2a', '#f5dba0'),
  ),
  'egg-burger': stood(
    studio('#f6c9a0', '#e08a5a', 130),
    standPlate(215, 420, '#fffaf2'),
    at(0, 10, burger(['beef', 'cheddar', 'bacon', 'tomato', 'egg'], '#d98f3e'), 0.96),
  ),
  'french-fries': dish(
    studio('#d9402b', '#f6c04a', 60),
    () => shadow(20, 300, 300, 70),
    sprite('fries', { x: 0, y: 20, size: 600, lift: 0.03 }),
    at(330, 330, ramekin('#c2231a'), 0.44),
    at(-340, 330, ramekin('#f7cf63'), 0.44),
  ),
  'potato-wedges': dish(
    wood('#5d4a3a'),
    plate(400, '#2f3236'),
    heap(290, wedge, 15, 200, 1.2),
    scatter(240, { parsley: [8, 46] }),
    at(0, 30, ramekin('#fbf3e0'), 0.36),
  ),
  nuggets: dish(gingham('#3f7fc0'), paper(660, '#f7e7c6', 8), heap(300, nugget, 9, 170, 1.3)),
  'chicken-wings': dish(
    slate('#5a1c12'),
    plate(410, '#fffaf2'),
    at(-170, -120, drumstick(), 0.95, 20),
    at(120, -170, drumstick(), 0.95, 80),
    at(210, 50, drumstick(), 0.95, 140),
    at(-210, 110, drumstick(), 0.95, -30),
    at(20, 190, drumstick(), 0.95, 210),
    at(0, 70, ramekin('#f5efe0'), 0.42),
  ),
  'onion-rings': dish(
    tiles('#c7d9b8'),
    plate(400, '#fffdf8', '#c9812a'),
    heap(290, onionRing, 11, 190, 1.15),
  ),
}
