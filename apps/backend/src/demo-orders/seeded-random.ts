import { hash } from 'node:crypto'

export type Random = () => number

/** A repeatable stream of numbers in [0, 1): the same guest wants the same on every machine. */
export function seededRandom(seed: string): Random {
  let drawn = 0
  return () => {
    drawn += 1
    return hash('sha256', `${seed} ${drawn}`, 'buffer').readUInt32BE(0) / 2 ** 32
  }
}

export const oneOf = <T>(random: Random, values: readonly T[]): T | undefined =>
  values[Math.floor(random() * values.length)]

/** A whole number from `least` to `most`. */
export const between = (random: Random, least: number, most: number): number =>
  least + Math.floor(random() * (most - least + 1))
