import type { Coupon } from '@samobranka/rules'
import { type Codec, codecOf, runPart, runWhole } from '../../wire/codec.ts'
import { flag } from '../../wire/flag.ts'
import { isObject } from '../../wire/json.ts'
import { coupon } from './coupon.ts'

/** A coupon of the customer's own; `used` when an order has spent it. */
export type OwnedCoupon = Coupon & { readonly used: boolean }

/** A coupon's own fields with `used` beside them. */
export const ownedCoupon: Codec<OwnedCoupon> = codecOf<OwnedCoupon>(
  (payload, context) => {
    const wire = payload.value
    const own = runWhole(coupon, wire, payload, context)
    if (!isObject(wire) || !isObject(own)) return own
    return { ...own, used: runPart(flag, wire.used, 'used', payload, context) ?? false }
  },
  (payload, context) => {
    const value = payload.value as OwnedCoupon
    return {
      ...(runWhole(coupon, value, payload, context) as object),
      used: runPart(flag, value.used, 'used', payload, context),
    }
  },
  (writer) => {
    const own = writer.open(coupon)
    return { ...own, properties: { ...(own.properties as object), used: writer.of(flag) } }
  },
)
