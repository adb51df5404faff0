const TURN = 360

/** Where the middle of the sector stands under the pointer at the top, the wheel turned clockwise by the answer. */
export function restingAngle(index: number, count: number): number {
  return (TURN - ((index + 0.5) * TURN) / count) % TURN
}

/**
 * How far the wheel turns from where it is until the sector comes to rest: some whole turns and the rest of the way.
 * `lean` (−1 to 1) lets it stop beside the middle, as real wheels do, and never on an edge.
 */
export function landingAngle(
  from: number,
  index: number,
  count: number,
  turns: number,
  lean: number,
): number {
  const within = (TURN / count) * 0.36 * Math.max(-1, Math.min(1, lean))
  const rest = restingAngle(index, count) + within
  const way = (((rest - from) % TURN) + TURN) % TURN
  return from + turns * TURN + way
}
