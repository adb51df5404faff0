/**
 * Whether `a` becomes `b` by at most `max` slips: a letter missing, added, wrong, or two neighbours swapped.
 */
export function withinTypos(a: string, b: string, max: number): boolean {
  if (Math.abs(a.length - b.length) > max) return false
  let before: number[] = []
  let above = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row]
    for (let column = 1; column <= b.length; column += 1) {
      const same = a[row - 1] === b[column - 1]
      let slips = Math.min(
        at(above, column - 1) + Number(!same),
        at(above, column) + 1,
        at(current, column - 1) + 1,
      )
      const swapped = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
      if (swapped) slips = Math.min(slips, at(before, column - 2) + 1)
      current.push(slips)
    }
    before = above
    above = current
  }
  return at(above, b.length) <= max
}

/** Short words allow no slip: «суп» must not find «суд». */
export function typosAllowed(word: string): number {
  if (word.length < 4) return 0
  return word.length < 8 ? 1 : 2
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? Number.POSITIVE_INFINITY
}
