/** A menu of so many goods is in the page as a whole. */
const WHOLE_MENU = 60
/** Of a larger one the page brings a telephone's first windows, group by group. */
const BEGINNING = 24
/** Above the block that the address asks for. */
const ABOVE = 6
/** The longest list that comes at once. */
const LONGEST = 60

/**
 * How many goods of each group the one page of the menu brings with it; the others come when somebody comes near them.
 * The block asked for is brought whole: without scripts too each category's goods are at its address.
 */
export function broughtGoods(
  blocks: readonly (readonly number[])[],
  wanted: number,
): readonly (readonly number[])[] {
  if (blocks.flat().reduce((sum, count) => sum + count, 0) <= WHOLE_MENU) return blocks
  let left = wanted > 0 ? ABOVE : BEGINNING
  return blocks.map((groups, place) =>
    groups.map((count) => {
      if (place !== wanted && left <= 0) return 0
      const brought = Math.min(count, LONGEST)
      left -= brought
      return brought
    }),
  )
}
