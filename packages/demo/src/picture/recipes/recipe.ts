import type { Layer } from '../stage.ts'

export interface Recipe {
  readonly draw: Layer
  /** Width divided by height; 4:3 when absent. */
  readonly aspect?: number
}

export type RecipeBook = Readonly<Record<string, Recipe>>

/** Layers from the ground up. */
export const dish = (...layers: readonly Layer[]): Recipe => ({
  draw: (stage) => layers.map((layer) => layer(stage)).join(''),
})

export const framed = (aspect: number, ...layers: readonly Layer[]): Recipe => ({
  ...dish(...layers),
  aspect,
})
