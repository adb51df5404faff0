import type { Money } from '../model/money.ts'
import { BILLION, billionths } from './decimal.ts'
import { divideHalfUp } from './divide-half-up.ts'

/** A computed sum to whole minor units; floats that mean a half (1.4999999999999998) count as one. */
export function roundHalfUp(value: number): Money {
  return divideHalfUp(billionths(value), BILLION)
}
