const bucketMs = 3 * 60 * 1000

/** The start of the three minutes an instant lies in: what `t` of the settings and catalogue calls says. */
export const timeBucket = (instant: Date): number => Math.floor(instant.getTime() / bucketMs) * bucketMs
