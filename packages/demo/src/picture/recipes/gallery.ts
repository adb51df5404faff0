import { rays, studio, wood } from '../ground.ts'
import { lit, shadow } from '../light.ts'
import { sprite } from '../sprite.ts'
import { at, type Layer } from '../stage.ts'
import { dishes } from './dishes.ts'
import { framed, lifted, type RecipeBook } from './recipe.ts'

const lake: Layer = (stage) => {
  const half = stage.width / 2
  return `<rect x="${-half}" y="-450" width="${stage.width}" height="900" fill="#f7c98a"/><circle cx="240" cy="-120" r="110" fill="#fff0c0"/><path d="M${-half}-40L-420-190L-180-60L60-210L330-50L${half}-150V40H${-half}Z" fill="#7d9a8a"/><rect x="${-half}" y="0" width="${stage.width}" height="450" fill="#6fa8bd"/><g stroke="#fff" stroke-opacity=".45" stroke-width="7" stroke-linecap="round"><path d="M140 60H340M180 100H300M160 140H320M-420 70H-260M-360 110H-220M420 180H560"/></g><path d="M${-half} 230H${half}V450H${-half}Z" fill="#a8703f"/><path d="M${-half} 230H${half}V450H${-half}Z" fill="url(#down)"/><g stroke="#5f3a1a" stroke-opacity=".5" stroke-width="5"><path d="M-300 230L-360 450M0 230V450M300 230L360 450"/></g>`
}

const roundTable: Layer = () =>
  `${shadow(10, 250, 330, 60)}${lit('path d="M-20 60H20L30 240H-30Z"', '#6b4424', 'side')}${lit('ellipse cy="246" rx="130" ry="26"', '#6b4424', 'soft')}${lit('path d="M-300 20C-300 60-296 110-280 130C-260 100-240 140-220 140C-190 130-180 150-150 150C-110 140-90 156-60 154C-20 150 20 156 60 154C90 156 110 140 150 150C180 150 190 130 220 140C240 140 260 100 280 130C296 110 300 60 300 20Z"', '#fff6e4', 'down')}${lit('ellipse cy="20" rx="300" ry="70"', '#fffaf0', 'soft')}<ellipse cy="20" rx="276" ry="60" fill="none" stroke="#c8401c" stroke-width="5" stroke-dasharray="16 12"/>`

const fireplace: Layer = () =>
  `${shadow(10, 330, 420, 60)}${lit('rect x="-360" y="-240" width="720" height="570" rx="20"', '#8a5a4a', 'soft')}<g fill="#a8705c">${Array.from({ length: 28 }, (_, i) => `<rect x="${-350 + (i % 7) * 102 + (Math.floor(i / 7) % 2) * 20}" y="${-226 + Math.floor(i / 7) * 140}" width="88" height="60" rx="8"/>`).join('')}</g><path d="M-220 330V20C-220-110 220-110 220 20V330Z" fill="#2a1610"/>${lit('rect x="-400" y="-290" width="800" height="70" rx="16"', '#6b4424', 'down')}`

const oven: Layer = () =>
  `${shadow(10, 340, 470, 60)}${lit('path d="M-420 340V40C-420-260 420-260 420 40V340Z"', '#c98a5a')}<path d="M-250 250V120C-250-40 250-40 250 120V250Z" fill="#3a1408"/><path d="M-220 250V140C-220 10 220 10 220 140V250Z" fill="#e8641c" fill-opacity=".7"/>${lit('rect x="-300" y="250" width="600" height="36" rx="12"', '#8a5a3c', 'down')}`

const scene = (...layers: readonly Layer[]) => framed(4 / 3, ...layers)

/** The rooms of the restaurant, drawn, with the renders for life. */
export const gallery: RecipeBook = {
  'gallery-terrace': scene(
    lake,
    at(-40, 150, roundTable, 0.95),
    sprite('salad', { x: -150, y: 110, size: 190 }),
    sprite('tropical', { x: 60, y: 60, size: 210 }),
    sprite('candle', { x: 170, y: 90, size: 140 }),
    sprite('plant', { x: 470, y: 180, size: 280 }),
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
    at(0, 190, lifted(dishes, 'margherita', 3), 0.34),
    sprite('fire', { x: -150, y: 150, size: 130, lift: 0 }),
    sprite('fire', { x: 150, y: 150, size: 130, lift: 0 }),
  ),
  'gallery-chef': scene(
    rays('#f2c48a', '#f7d6aa'),
    sprite('chef', { x: -170, y: 20, size: 640 }),
    at(330, 160, lifted(dishes, 'ribeye', 2), 0.5),
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
