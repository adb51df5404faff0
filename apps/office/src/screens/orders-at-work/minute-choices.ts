/** What a guest is told most often. */
export const USUAL_MINUTES = [10, 15, 20, 30, 45] as const

export interface MinuteChoices {
  readonly minutes: readonly number[]
  readonly chosen: number
}

/**
 * The minutes offered, and which of them is chosen first: the next one that is enough. A suggestion above all of them is
 * offered too, in whole fives: a busy kitchen would promise 45 again and again otherwise.
 */
export function minuteChoices(suggested: number | null): MinuteChoices {
  const enough = suggested ?? USUAL_MINUTES[2]
  const found = USUAL_MINUTES.find((minutes) => minutes >= enough)
  if (found !== undefined) return { minutes: USUAL_MINUTES, chosen: found }
  const long = Math.ceil(enough / 5) * 5
  return { minutes: [...USUAL_MINUTES, long], chosen: long }
}
