import { group, type Layer, type Stage } from '../stage.ts'

export interface Recipe {
  /** From the ground up: the first one is the ground. */
  readonly layers: readonly Layer[]
  /** Width divided by height; 4:3 when absent. */
  readonly aspect?: number
  /** How wide the whole scene is; a narrower frame shows it smaller rather than cut off. */
  readonly span?: number
}

export type RecipeBook = Readonly<Record<string, Recipe>>

export const dish = (...layers: readonly Layer[]): Recipe => ({ layers })

export const framed = (aspect: number, ...layers: readonly Layer[]): Recipe => ({ layers, aspect })

export const spanning = (span: number, book: RecipeBook): RecipeBook =>
  Object.fromEntries(Object.entries(book).map(([name, recipe]) => [name, { span, ...recipe }]))

/** The recipe on its stage: the ground fills the frame, the rest is fitted into it. */
export const drawRecipe = ({ layers: [ground, ...things], span = 0 }: Recipe, stage: Stage): string => {
  const fit = Math.min(1, stage.width / span)
  return (ground?.(stage) ?? '') + group(things, fit < 1 ? `scale(${fit.toFixed(3)})` : '')(stage)
}

/** What stands on the table, without the table: to be shown again on another one. */
export const lifted = (book: RecipeBook, name: string, skip = 1): Layer => {
  const recipe = book[name]
  if (!recipe) throw new Error(`No recipe "${name}" to lift`)
  return group(recipe.layers.slice(skip), '')
}
