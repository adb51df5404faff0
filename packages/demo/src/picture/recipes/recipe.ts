import { group, type Layer, type Stage } from '../stage.ts'

export interface Recipe {
  /** From the ground up: the first one is the ground. */
  readonly layers: readonly Layer[]
  /** Width divided by height; 4:3 when absent. */
  readonly aspect?: number
  /** How wide the whole scene is; a narrower frame shows it smaller rather than cut off. */
  readonly span?: number
  /** How much larger than drawn the scene is shown: what lies around the food may be cut off, the food may not. */
  readonly zoom?: number
}

export type RecipeBook = Readonly<Record<string, Recipe>>

export const dish = (...layers: readonly Layer[]): Recipe => ({ layers })

export const framed = (aspect: number, ...layers: readonly Layer[]): Recipe => ({ layers, aspect })

export const seen = (zoom: number, span: number, book: RecipeBook): RecipeBook =>
  Object.fromEntries(Object.entries(book).map(([name, recipe]) => [name, { span, zoom, ...recipe }]))

/** The recipe on its stage: the ground fills the frame, the rest is fitted into it. */
export const drawRecipe = (
  { layers: [ground, ...things], span = 0, zoom = 1 }: Recipe,
  stage: Stage,
): string => {
  const scale = Math.min(1, stage.width / span) * zoom
  return (ground?.(stage) ?? '') + group(things, scale === 1 ? '' : `scale(${scale.toFixed(3)})`)(stage)
}

/** What stands on the table, without the table: to be shown again on another one. */
export const lifted = (book: RecipeBook, name: string, skip = 1): Layer => {
  const recipe = book[name]
  if (!recipe) throw new Error(`No recipe "${name}" to lift`)
  return group(recipe.layers.slice(skip), '')
}
