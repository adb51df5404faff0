import type { Coupon } from '@samobranka/rules'
import type { Codec } from '../../wire/codec.ts'
import { extended } from '../../wire/extended.ts'
import { flag } from '../../wire/flag.ts'
import { coupon } from './coupon.ts'

/** A coupon of the customer's own; `used` when an order has spent it. */
export type OwnedCoupon = Coupon & { readonly used: boolean }

/** A coupon's own fields with `used` beside them. */
export const ownedCoupon: Codec<OwnedCoupon> = extended(coupon, { used: ['used', flag, false] })
