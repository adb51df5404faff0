/** Which cards of a part are drawn: from the first of these places to before the second. */
export type Range = readonly [from: number, to: number]

interface Sight {
  /** The part's first place in the window and the one after its last, as far as rows of one height tell. */
  readonly from: number
  readonly to: number
}

/** The next few: around what is in the window first, then what follows it, then what went before. */
export function widened(drawn: Range | null, count: number, cards: number, { from, to }: Sight): Range {
  if (!drawn) {
    const start = Math.max(0, Math.min(from, count - cards))
    return [start, Math.min(count, start + cards)]
  }
  const [first, last] = drawn
  // What the window has passed over is drawn last, however it was come to.
  const isWantedAbove = first > from && (last >= to || last >= count)
  if (last < count && !isWantedAbove) return [first, Math.min(count, last + cards)]
  return [Math.max(0, first - cards), last]
}

/** The places of a part that lie in the window, with `top` and `height` those of the part. */
export function placesInSight(
  { top, height }: { readonly top: number; readonly height: number },
  windowHeight: number,
  count: number,
): Sight {
  if (height <= 0) return { from: 0, to: count }
  const place = (y: number) => Math.min(count, Math.max(0, Math.floor((y / height) * count)))
  return { from: place(-top), to: place(windowHeight - top) }
}
