import { type CouponCheck, OK, refused } from '../check-answer.ts'

export const warehouse: CouponCheck = ({ warehouseIds }, { warehouseId }) =>
  warehouseIds.length === 0 || (warehouseId !== null && warehouseIds.includes(warehouseId))
    ? OK
    : refused('warehouse')
