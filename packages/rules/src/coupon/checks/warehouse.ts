import { type CouponCheck, OK, refused } from '../check-answer.ts'

export const warehouse: CouponCheck = ({ warehouseIds }, { warehouseId }) =>
  warehouseIds.length === 0 || warehouseIds.some((id) => id === warehouseId) ? OK : refused('warehouse')
