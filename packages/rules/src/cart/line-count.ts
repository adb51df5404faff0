import type { Product } from '../model/product.ts'

/** No line holds more; a body that asks for more is refused. */
export const MAX_COUNT = 999

export type Steps = Pick<Product, 'step' | 'firstAddMinimum'>

export function firstAddCount({ step, firstAddMinimum }: Steps): number {
  return Math.max(1, step, firstAddMinimum)
}

/** After +; a line that is full stays as it is. */
export function countUp(count: number, product: Steps): number {
  const next = count + stepOf(product)
  return next > MAX_COUNT ? count : next
}

/** After −; 0 means that the line goes. */
export function countDown(count: number, product: Steps): number {
  const next = count - stepOf(product)
  return next < firstAddCount(product) ? 0 : next
}

/** A count as a body may ask for it: on the step or off it. */
export function isCount(count: number): boolean {
  return Number.isInteger(count) && count >= 1 && count <= MAX_COUNT
}

function stepOf({ step }: Steps): number {
  return Math.max(1, step)
}
