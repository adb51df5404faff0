/** What a guest is told most often, where the restaurant has not chosen minutes of its own. */
const USUAL_MINUTES: readonly number[] = [10, 15, 20, 30, 45]
const USUAL = 20

export interface MinuteChoices {
  readonly minutes: readonly number[]
  readonly chosen: number
}

/**
 * The minutes offered, and which of them is chosen first: the next one that is enough. A suggestion above all of them is
 * offered too, in whole fives: a busy kitchen would promise 45 again and again otherwise.
 */
export function minuteChoices(suggested: number | null, own: readonly number[] = []): MinuteChoices {
  const minutes = own.length > 0 ? [...new Set(own)].sort((a, b) => a - b) : USUAL_MINUTES
  const enough = suggested ?? USUAL
  const found = minutes.find((one) => one >= enough)
  if (found !== undefined) return { minutes, chosen: found }
  const long = Math.ceil(enough / 5) * 5
  return { minutes: [...minutes, long], chosen: long }
}
