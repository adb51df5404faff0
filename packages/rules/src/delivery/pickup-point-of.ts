import type { PickupPoint } from '../model/place.ts'

/** The chosen pickup point, or the warehouse's first where none is named; null when there is no such point. */
export function pickupPointOf(
  points: readonly PickupPoint[],
  warehouseId: number,
  pointId: number | null,
): PickupPoint | null {
  const there = points.filter((point) => point.warehouseId === warehouseId)
  return (pointId === null ? there[0] : there.find((point) => point.id === pointId)) ?? null
}
