/** dd.mm.yyyy of what was typed, which may also be yyyy-mm-dd; null when it is no day. */
export function birthDate(typed: string): string | null {
  const text = typed.trim()
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text)
  const own = /^(\d{1,2})[./\s-](\d{1,2})[./\s-](\d{4})$/.exec(text)
  const [day, month, year] = iso ? [iso[3], iso[2], iso[1]] : own ? own.slice(1) : []
  if (!day || !month || !year) return null
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)))
  const isDay = date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day)
  return isDay ? `${day.padStart(2, '0')}.${month.padStart(2, '0')}.${year}` : null
}

/** Puts the points in by itself while digits are typed one after another. */
export function typedBirth(typed: string, before: string): string {
  if (typed.length <= before.length || !/^\d{2}(\.\d{2})?$/.test(typed)) return typed
  return `${typed}.`
}
