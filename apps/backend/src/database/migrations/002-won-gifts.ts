import { columnTypes } from '../column-types.ts'
import type { Migration } from '../migration.ts'

/** A gift won on the wheel is a coupon that the operator's files do not have: its row says what it gives. */
export const wonGifts: Migration = {
  name: '002-won-gifts',
  statements(engine) {
    const { big } = columnTypes(engine)
    return [
      `alter table customer_coupons add column name text not null default ''`,
      `alter table customer_coupons add column product_id ${big}`,
      `alter table customer_coupons add column variation_id ${big}`,
    ]
  },
}
