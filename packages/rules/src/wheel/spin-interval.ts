/** The wheel turns once in this time. */
export const SPIN_INTERVAL_MS = 86_400_000
