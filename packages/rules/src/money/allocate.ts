import type { Money } from '../model/money.ts'

/**
 * Splits `sum` in proportion to `weights` by largest remainder: every part is its exact share rounded down
 * or up, and the parts add up to the sum. Equal remainders go to the earlier part. Where nothing has weight,
 * nothing is given.
 */
export function allocate(sum: Money, weights: readonly number[]): Money[] {
  const whole = total(weights)
  if (whole === 0) return weights.map(() => 0)
  const parts: Money[] = []
  const remainders: number[] = []
  let left = sum
  for (const weight of weights) {
    const [part, remainder] = divide(sum, weight, whole)
    parts.push(part)
    remainders.push(remainder)
    left -= part
  }
  // Fewer than there are parts: looking for each is quicker than sorting them all.
  for (; left > 0; left -= 1) {
    const place = placeOfLargest(remainders)
    parts[place] = (parts[place] as Money) + 1
    remainders[place] = TAKEN
  }
  return parts
}

const TAKEN = -1

/** Of equal ones the earlier. */
function placeOfLargest(numbers: readonly number[]): number {
  let found = 0
  for (let place = 1; place < numbers.length; place += 1)
    if ((numbers[place] as number) > (numbers[found] as number)) found = place
  return found
}

function divide(sum: Money, weight: number, whole: number): readonly [part: Money, remainder: number] {
  const product = sum * weight
  if (product <= Number.MAX_SAFE_INTEGER) {
    const remainder = product % whole
    return [(product - remainder) / whole, remainder]
  }
  // Money × money leaves the exact range of floats from about 950 000 ₽ on.
  const exact = BigInt(sum) * BigInt(weight)
  return [Number(exact / BigInt(whole)), Number(exact % BigInt(whole))]
}

function total(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0)
}
