import type { RoadMinutes } from './eta-range.ts'

const MINUTE_MS = 60_000

/** When the kitchen begins an order that is promised for that instant. */
export function kitchenStart(promised: Date, { cooking, way }: RoadMinutes): Date {
  return new Date(promised.getTime() - (cooking + way) * MINUTE_MS)
}
