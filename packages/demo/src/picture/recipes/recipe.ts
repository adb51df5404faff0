import { group, type Layer } from '../stage.ts'

export interface Recipe {
  /** From the ground up: the first one is the ground. */
  readonly layers: readonly Layer[]
  /** Width divided by height; 4:3 when absent. */
  readonly aspect?: number
}

export type RecipeBook = Readonly<Record<string, Recipe>>

export const dish = (...layers: readonly Layer[]): Recipe => ({ layers })

export const framed = (aspect: number, ...layers: readonly Layer[]): Recipe => ({ layers, aspect })

/** What stands on the table, without the table: to be shown again on another one. */
export const lifted = (book: RecipeBook, name: string, skip = 1): Layer => {
  const recipe = book[name]
  if (!recipe) throw new Error(`No recipe "${name}" to lift`)
  return group(recipe.layers.slice(skip), '')
}
