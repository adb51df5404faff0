/** A list of so many is sent whole: most menus are, and everything of them is in the page without scripts. */
const WHOLE = 120
/** Of a longer one the page brings what stands in the first windows, a little of each section. */
const FIRST = 24
const OTHERS = 12
const MOST = 96

/** How many goods of each section a page brings with it; the others come when somebody comes near them. */
export function firstGoods(counts: readonly number[], whole = WHOLE): readonly number[] {
  const total = counts.reduce((sum, count) => sum + count, 0)
  if (total <= whole) return counts
  let left = MOST
  return counts.map((count, place) => {
    const own = Math.min(count, place === 0 ? FIRST : OTHERS, left)
    left -= own
    return own
  })
}
