const CLOCK = /^(\d{1,2}):(\d{2})(?::\d{2})?$/

/** "10:30" → 630 minutes from midnight, "24:00" → 1440; null when it is no time of day. */
export const minutesOf = (wire: unknown): number | null => {
  const match = typeof wire === 'string' ? CLOCK.exec(wire.trim()) : null
  if (!match) return null
  const minutes = Number(match[1]) * 60 + Number(match[2])
  return Number(match[2]) < 60 && minutes <= 1440 ? minutes : null
}

export const clockText = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
