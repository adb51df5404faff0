import type { Post } from '@samobranka/contract'

/** Dated posts by their date, newest first; undated ones after them, in the operator's order. */
export function newestFirst(posts: readonly Post[]): readonly Post[] {
  return posts.toSorted((a, b) => instantOf(b) - instantOf(a))
}

function instantOf({ date }: Post): number {
  const [, day, month, year] = /^(\d\d)\.(\d\d)\.(\d{4})/.exec(date) ?? []
  const instant = Date.parse(year === undefined ? date : `${year}-${month}-${day}`)
  return Number.isNaN(instant) ? Number.NEGATIVE_INFINITY : instant
}
