import { CODE_TRIES } from './login-code.ts'

/** How long a code is, and how often a wrong one may be typed in its place. */
export interface Strength {
  readonly digits: number
  readonly tries: number
}

/** Wrong tries of a day by the digits of their codes; those that codes on their way still allow are among them. */
export type Tries = Readonly<Record<number, number>>

/**
 * So many tries a day may be made at codes of so many digits. Their chances add up to 2·10⁻⁵ for a chosen phone and
 * to 10⁻³ for the whole shop at most, however many addresses and browsers somebody has: `code-strength.test.ts`.
 */
export const LADDER = [
  { digits: 6, ofPhone: 19, ofShop: 900 },
  { digits: 8, ofPhone: 90, ofShop: 4_500 },
  // Past these tries login would have to be closed to everybody: the code grows instead.
  { digits: 10, ofPhone: Number.POSITIVE_INFINITY, ofShop: Number.POSITIVE_INFINITY },
] as const

/** Whoever mistypes a code twice must not be sent away. */
const FEWEST_TRIES = 4

/** The shortest code whose tries still fit into the day; the shop's are not counted for who is known to the phone. */
export function codeStrength(ofPhone: Tries, ofShop: Tries | null): Strength {
  for (const rung of LADDER) {
    const left = Math.min(
      rung.ofPhone - (ofPhone[rung.digits] ?? 0),
      ofShop ? rung.ofShop - (ofShop[rung.digits] ?? 0) : CODE_TRIES,
      CODE_TRIES,
    )
    if (left >= FEWEST_TRIES) return { digits: rung.digits, tries: left }
  }
  throw new Error('The last rung of the ladder has an end')
}
