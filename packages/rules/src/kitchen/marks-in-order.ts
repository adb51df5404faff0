interface Made {
  /** By the clock of whoever made it. */
  readonly at: Date
}

/** Marks as they are applied: the earliest first, and none from the future, since tablets have clocks of their own. */
export function marksInOrder<M extends Made>(marks: readonly M[], now: Date): readonly M[] {
  return marks
    .map((mark) => (mark.at > now ? { ...mark, at: now } : mark))
    .sort((one, other) => one.at.getTime() - other.at.getTime())
}
