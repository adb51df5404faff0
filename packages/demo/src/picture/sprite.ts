import type { SpriteName } from './sprite-names.ts'
import { type Layer, n } from './stage.ts'

export interface Placing {
  readonly x?: number
  readonly y?: number
  /** Width and height in stage units. */
  readonly size?: number
  readonly rotate?: number
  readonly flip?: boolean
  /** How high it seems to lie above the ground; moves the shadow away. */
  readonly lift?: number
}

/** A 3D render with its shadow. Needs `#i-name` and `#s-name`, which the composer defines. */
export const sprite =
  (
    name: SpriteName,
    { x = 0, y = 0, size = 200, rotate = 0, flip = false, lift = 0.07 }: Placing = {},
  ): Layer =>
  (stage) => {
    stage.sprites.add(name)
    const scale = size / 100
    const turn = `rotate(${n(rotate)}) scale(${flip ? -scale : scale} ${scale})`
    const fall = size * lift
    return (
      `<use href="#s-${name}" transform="translate(${n(x + fall * 0.5)} ${n(y + fall)}) ${turn}"/>` +
      `<use href="#i-${name}" transform="translate(${n(x)} ${n(y)}) ${turn}"/>`
    )
  }
