import { at, between, type Layer, type Stage } from '../stage.ts'
import { type Ingredient, ingredient } from './ingredient.ts'

/** What to strew: of each piece how many, and how large in units. */
export type Strewn = Readonly<Partial<Record<Ingredient, readonly [count: number, size: number]>>>

interface Spot {
  readonly x: number
  readonly y: number
  readonly size: number
}

/** The roomiest of a few random spots: even cover without a visible grid. */
function pickSpot(stage: Stage, radius: number, size: number, taken: readonly Spot[]): Spot {
  let best: Spot = { x: 0, y: 0, size }
  let bestRoom = Number.NEGATIVE_INFINITY
  for (let attempt = 0; attempt < 24; attempt++) {
    const angle = between(stage, 0, Math.PI * 2)
    const distance = Math.sqrt(stage.random()) * Math.max(0, radius - size * 0.46)
    const spot = { x: Math.cos(angle) * distance, y: Math.sin(angle) * distance, size }
    let room = Number.POSITIVE_INFINITY
    for (const other of taken) {
      room = Math.min(room, Math.hypot(spot.x - other.x, spot.y - other.y) - (size + other.size) * 0.5)
    }
    if (room > bestRoom) {
      best = spot
      bestRoom = room
    }
  }
  return best
}

/** Spots spread evenly over a disc for pieces of about one size. */
function spread(stage: Stage, radius: number, count: number, size: number): readonly Spot[] {
  const taken: Spot[] = []
  for (let i = 0; i < count; i++)
    taken.push(pickSpot(stage, radius, size * between(stage, 0.88, 1.12), taken))
  return taken
}

/** Strews pieces over a disc; later kinds lie above earlier ones, each kind spread evenly by itself. */
export const scatter =
  (radius: number, strewn: Strewn, grow = 1): Layer =>
  (stage) =>
    Object.entries(strewn)
      .flatMap(([name, [count, size]]) =>
        spread(stage, radius, count, size * grow).map((spot) =>
          ingredient(name as Ingredient, spot.x, spot.y, spot.size, between(stage, 0, 360))(stage),
        ),
      )
      .join('')

/** The same for a drawing of one's own; `size` is its width in its own units. */
export const heap =
  (radius: number, piece: Layer, count: number, size: number, scale = 1): Layer =>
  (stage) =>
    [...spread(stage, radius, count, size * scale)]
      .sort((a, b) => a.y - b.y)
      .map((spot) =>
        at(spot.x, spot.y, piece, Math.round((spot.size / size) * 100) / 100, between(stage, -70, 70))(stage),
      )
      .join('')
