import { sprite } from '../sprite.ts'
import type { SpriteName } from '../sprite-names.ts'
import { between, type Layer } from '../stage.ts'

/** Rows of one thing heaped like at a market; the base row stands around y = 0. */
export const pile =
  (name: SpriteName, rows: readonly number[], size = 230, spread = 0.78): Layer =>
  (stage) =>
    rows
      .map((count, row) => ({ count, row }))
      .reverse()
      .map(({ count, row }) =>
        Array.from({ length: count }, (_, i) => {
          const x = (i - (count - 1) / 2) * size * spread + between(stage, -0.05, 0.05) * size
          const y = -row * size * 0.56 + between(stage, -0.04, 0.04) * size
          return sprite(name, {
            x,
            y,
            size: size * between(stage, 0.95, 1.05),
            rotate: between(stage, -16, 16),
          })(stage)
        }).join(''),
      )
      .join('')
