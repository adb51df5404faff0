const BUCKET = 3 * 60 * 1000

/** The start of the three minutes that settings and catalogue are asked for: a cache in between may answer. */
export function timeBucket(now: Date): string {
  return String(Math.floor(now.getTime() / BUCKET) * BUCKET)
}
