/** A telephone's first two windows. */
const PICTURED = 12

/**
 * How many groups the page brings with their pictures. It asks about each picture in one breath with reading the page:
 * forty of them took as long as all of its words.
 */
export function picturedGroups(tiles: readonly number[]): number {
  let brought = 0
  const end = tiles.findIndex((count) => {
    const isEnough = brought >= PICTURED
    brought += count
    return isEnough
  })
  return end === -1 ? tiles.length : end
}
