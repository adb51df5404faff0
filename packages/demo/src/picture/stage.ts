import { seededRandom } from './seeded-random.ts'
import type { SpriteName } from './sprite-names.ts'

/** The frame is always 900 units high and centred on 0,0, so that one recipe fits every aspect. */
const stageHeight = 900

export interface Stage {
  readonly width: number
  readonly height: number
  readonly random: () => number
  /** Shared definitions by id: a symbol used forty times is written once. */
  readonly defs: Map<string, string>
  readonly sprites: Set<SpriteName>
}

/** Draws itself on the stage and answers with its SVG fragment. */
export type Layer = (stage: Stage) => string

export function createStage(seed: string, aspect: number): Stage {
  return {
    width: Math.round(stageHeight * aspect),
    height: stageHeight,
    random: seededRandom(seed),
    defs: new Map(),
    sprites: new Set(),
  }
}

export const between = (stage: Stage, low: number, high: number): number =>
  low + (high - low) * stage.random()

/** Short numbers keep the markup, and so the parsing, small. */
export const n = (value: number): string => String(Math.round(value * 10) / 10)

export const draw = (layers: readonly Layer[], stage: Stage): string =>
  layers.map((layer) => layer(stage)).join('')

export const group =
  (layers: readonly Layer[], transform: string): Layer =>
  (stage) =>
    `<g${transform && ` transform="${transform}"`}>${draw(layers, stage)}</g>`

export const at = (x: number, y: number, layer: Layer, scale = 1, rotate = 0): Layer =>
  group([layer], `translate(${n(x)} ${n(y)}) rotate(${n(rotate)}) scale(${scale})`)
