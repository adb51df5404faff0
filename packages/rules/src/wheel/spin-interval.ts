export const SPIN_INTERVAL_MS = 86_400_000

/** When the wheel may be turned again; null when at once. */
export function nextSpinAt(lastSpin: Date | null, now: Date): Date | null {
  if (lastSpin === null) return null
  const next = new Date(lastSpin.getTime() + SPIN_INTERVAL_MS)
  return next > now ? next : null
}
