import type { Ingredient } from './food/ingredient.ts'
import { ingredient } from './food/ingredient.ts'
import { between, type Layer } from './stage.ts'

/** Corners of the frame, as fractions of its half width and height. */
const corners = [
  [-0.82, 0.74],
  [0.84, -0.74],
  [-0.86, -0.72],
  [0.85, 0.76],
  [-0.93, 0.08],
  [0.94, 0.02],
] as const

/** Lays companions into the free corners around a dish; they keep to the corners in any aspect. */
export const around =
  (...names: readonly (Ingredient | readonly [Ingredient, number])[]): Layer =>
  (stage) =>
    names
      .map((entry, i) => {
        const [name, size] = typeof entry === 'string' ? ([entry, 170] as const) : entry
        const [fx, fy] = corners[i % corners.length] ?? corners[0]
        const margin = size * 0.42
        const x = fx * (stage.width / 2 - margin * 0.4)
        const y = fy * (stage.height / 2 - margin * 0.2)
        return ingredient(name, x, y, size, between(stage, -26, 26))(stage)
      })
      .join('')
