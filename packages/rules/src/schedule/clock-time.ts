const WRITTEN = /^(\d{1,2}):(\d{2})(?::\d{2})?$/

/** Minutes from midnight as `HH:MM`; 1440 is written `24:00`. */
export function clockTime(minutes: number): string {
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
}

/** Reads `HH:MM`, with seconds or without, from 00:00 to 24:00; null when it is no time of day. */
export function parseClockTime(text: string): number | null {
  const found = WRITTEN.exec(text.trim())
  if (!found) return null
  const [hours, minutes] = [Number(found[1]), Number(found[2])]
  return minutes < 60 && hours * 60 + minutes <= 1440 ? hours * 60 + minutes : null
}

function two(value: number): string {
  return String(value).padStart(2, '0')
}
