export const TIME_BUCKET_MINUTES = 3

/** The start of the bucket in milliseconds: minutes rounded down to a multiple of 3. */
export function timeBucket(now: Date): number {
  const size = TIME_BUCKET_MINUTES * 60_000
  return Math.floor(now.getTime() / size) * size
}
