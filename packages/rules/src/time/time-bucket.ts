const BUCKET_MS = 3 * 60_000

/** The start of the three minutes an instant lies in: a cache in between may answer what is asked for within them. */
export function timeBucket(now: Date): number {
  return Math.floor(now.getTime() / BUCKET_MS) * BUCKET_MS
}
