/** Longer than any visitor waits for a picture to move. */
const PATIENCE_MS = 8_000

/** Answers, asked now and then with where the film is, whether it has stood still for too long. */
export function createStallWatch(): (position: number, at: number) => boolean {
  let last: { readonly position: number; readonly at: number } | null = null
  return (position, at) => {
    if (last === null || position !== last.position) last = { position, at }
    return at - last.at >= PATIENCE_MS
  }
}
