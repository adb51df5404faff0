import { rays, studio, wood } from '../ground.ts'
import { lit, shadow } from '../light.ts'
import { sprite } from '../sprite.ts'
import { at, type Layer } from '../stage.ts'
import { dishes } from './dishes.ts'
import { framed, lifted, type RecipeBook } from './recipe.ts'

/** A table on the terrace from above: boards, a runner, and the water beyond its edge. */
const deck: Layer = (stage) => {
  const half = stage.width / 2
  const runner = `x="${-half}" y="-190" width="${stage.width}" height="330"`
  return `${wood('#8a5632')(stage)}<path d="M${-half}-450H${half}V-372Q0-352 ${-half}-372Z" fill="#5f9fb8"/><g stroke="#fff" stroke-opacity=".4" stroke-width="6" stroke-linecap="round"><path d="M-420-420H-240M-80-402H120M260-428H470"/></g><rect ${runner} fill="#8f3b22"/><rect ${runner} fill="url(#soft)"/><path d="M${-half}-168H${half}M${-half} 118H${half}" stroke="#f6d9b0" stroke-opacity=".7" stroke-width="7" stroke-dasharray="18 14"/>`
}

/** What stands nearest; in a wide frame the restaurant's name is written there. */
const nearSide: Layer = (stage) =>
  stage.width > stage.height * 1.5
    ? ''
    : at(-300, 240, lifted(dishes, 'seafood-pasta'), 0.64)(stage) +
      at(310, 240, lifted(dishes, 'greek-salad'), 0.7)(stage)

const fireplace: Layer = () =>
  `${shadow(10, 330, 420, 60)}${lit('rect x="-360" y="-240" width="720" height="570" rx="20"', '#8a5a4a', 'soft')}<g fill="#a8705c">${Array.from({ length: 28 }, (_, i) => `<rect x="${-350 + (i % 7) * 102 + (Math.floor(i / 7) % 2) * 20}" y="${-226 + Math.floor(i / 7) * 140}" width="88" height="60" rx="8"/>`).join('')}</g><path d="M-220 330V20C-220-110 220-110 220 20V330Z" fill="#2a1610"/>${lit('rect x="-400" y="-290" width="800" height="70" rx="16"', '#6b4424', 'down')}`

const oven: Layer = () =>
  `${shadow(10, 340, 470, 60)}${lit('path d="M-420 340V40C-420-260 420-260 420 40V340Z"', '#c98a5a')}<path d="M-250 250V120C-250-40 250-40 250 120V250Z" fill="#3a1408"/><path d="M-220 250V140C-220 10 220 10 220 140V250Z" fill="#e8641c" fill-opacity=".7"/>${lit('rect x="-300" y="250" width="600" height="36" rx="12"', '#8a5a3c', 'down')}`

const scene = (...layers: readonly Layer[]) => framed(4 / 3, ...layers)

/** The rooms of the restaurant, drawn, with the renders for life. */
export const gallery: RecipeBook = {
  'gallery-terrace': scene(
    deck,
    at(0, -240, lifted(dishes, 'ribeye'), 0.62, -4),
    at(-570, -250, lifted(dishes, 'trout-grill'), 0.62),
    at(570, -255, lifted(dishes, 'caprese'), 0.62),
    nearSide,
  ),
  'gallery-fireplace': scene(
    studio('#c9a184', '#7a4f38', 230),
    at(0, 0, fireplace),
    sprite('fire', { x: 0, y: 190, size: 300, lift: 0 }),
    sprite('wood', { x: -440, y: 290, size: 210 }),
    sprite('candle', { x: -250, y: -340, size: 150 }),
    sprite('candle', { x: 260, y: -340, size: 150 }),
  ),
  'gallery-oven': scene(
    studio('#e8d2b4', '#9a6a44', 240),
    at(0, 0, oven),
    at(0, 190, lifted(dishes, 'margherita', 2), 0.34),
    sprite('fire', { x: -150, y: 150, size: 130, lift: 0 }),
    sprite('fire', { x: 150, y: 150, size: 130, lift: 0 }),
  ),
  'gallery-chef': scene(
    rays('#f2c48a', '#f7d6aa'),
    sprite('chef', { x: -170, y: 20, size: 640 }),
    at(330, 160, lifted(dishes, 'ribeye'), 0.5),
    sprite('herb', { x: 440, y: -230, size: 200 }),
  ),
  'gallery-bar': scene(
    studio('#3d4a55', '#6b4a34', 170),
    sprite('tropical', { x: -380, y: 60, size: 330 }),
    sprite('coffee', { x: 110, y: 110, size: 300 }),
    sprite('bubbleTea', { x: -120, y: 50, size: 340 }),
    sprite('teapot', { x: 390, y: 90, size: 320 }),
  ),
  'gallery-market': scene(
    wood('#c9a67c'),
    at(-260, -20, lifted(dishes, 'tomatoes'), 0.5),
    at(270, -20, lifted(dishes, 'apples'), 0.5),
    sprite('lettuce', { x: -80, y: 280, size: 220 }),
    sprite('basket', { x: 210, y: 270, size: 240 }),
  ),
}
