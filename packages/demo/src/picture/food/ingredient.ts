import { shadow } from '../light.ts'
import { sprite } from '../sprite.ts'
import { type SpriteName, spriteFiles } from '../sprite-names.ts'
import { type Layer, n } from '../stage.ts'
import { garden } from './garden.ts'
import { larder } from './larder.ts'

const shapes = { ...garden, ...larder }

type Shape = keyof typeof shapes
/** A drawn ingredient, or a render by its name with a leading star. */
export type Ingredient = Shape | `*${SpriteName}`

/** Rings and sprigs show what is under them: a shadow disc would fill the hole with grey. */
const hollow: ReadonlySet<Ingredient> = new Set<Ingredient>([
  'onionRing',
  'whiteOnion',
  'springOnion',
  'redPepper',
  'yellowPepper',
  'greenPepper',
  'squid',
  'dill',
])

const isSprite = (name: string): name is SpriteName => Object.hasOwn(spriteFiles, name)

/** One piece, `size` units across, lying on whatever is under it. */
export const ingredient =
  (name: Ingredient, x: number, y: number, size: number, rotate = 0): Layer =>
  (stage) => {
    if (name.startsWith('*')) {
      const render = name.slice(1)
      return isSprite(render) ? sprite(render, { x, y, size, rotate, lift: 0.05 })(stage) : ''
    }
    const id = `g-${name}`
    if (!stage.defs.has(id)) stage.defs.set(id, `<g id="${id}">${shapes[name as Shape]}</g>`)
    const under = hollow.has(name)
      ? ''
      : shadow(x + size * 0.05, y + size * 0.09, size * 0.55, size * 0.53, 0.62)
    const turn = `translate(${n(x)} ${n(y)}) rotate(${n(rotate)}) scale(${Math.round(size * 10) / 1000})`
    return `${under}<use href="#${id}" transform="${turn}"/>`
  }
