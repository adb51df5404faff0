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

const DAY_FIRST = { lengths: [2, 2, 4], mark: '.' }
const YEAR_FIRST = { lengths: [4, 2, 2], mark: '-' }

/** As far as it is typed, its parts set apart, whichever marks are typed between them; words are left as they are. */
export function formatBirth(typed: string): string {
  if (/\p{L}/u.test(typed)) return typed
  const digits = typed.replace(/\D/g, '')
  if (YEAR_APART.test(typed)) return partsOf(typed, YEAR_FIRST.lengths).join(YEAR_FIRST.mark)
  // Typed sign by sign, the year has been parted as a day and a month until now.
  if (isYear(digits)) return inTurn([digits], YEAR_FIRST.lengths).join(YEAR_FIRST.mark)
  return partsOf(typed, DAY_FIRST.lengths).join(DAY_FIRST.mark)
}

/** 1991-06-15, as browsers fill it in. */
const YEAR_APART = /^\s*\d{4}\D/

/** No month is the 91st. */
const isYear = (digits: string): boolean => /^(19|20)\d\d/.test(digits) && Number(digits.slice(2, 4)) > 12

function partsOf(typed: string, lengths: readonly number[]): string[] {
  const pieces = typed.trimStart().split(/\s*[^\d\s]\s*|\s+/)
  // A month that is being mended may be gone for a moment, and the year behind it stays the year.
  const tokens = pieces.length > lengths.length ? pieces.filter(Boolean) : pieces
  const isRun = tokens.slice(0, -1).some((token, at) => token.length > (lengths[at] ?? 0))
  return isRun ? inTurn([tokens.join('')], lengths) : inTurn(tokens, lengths)
}

/** One part after another; what is too long for one goes on in the next, and a full one opens the next. */
function inTurn(tokens: readonly string[], lengths: readonly number[]): string[] {
  const parts: string[] = []
  for (const token of tokens) {
    let rest = token
    do {
      const length = lengths[parts.length]
      if (length === undefined) return parts
      parts.push(rest.slice(0, length))
      rest = rest.slice(length)
    } while (rest !== '')
  }
  const isFull = parts.at(-1)?.length === lengths[parts.length - 1]
  return isFull && parts.length < lengths.length ? [...parts, ''] : parts
}
