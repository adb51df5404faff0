import type { Cart } from '../model/cart.ts'
import type { Coupon, PromoSettings } from '../model/coupon.ts'
import { firstRefusal, isEligible } from './check-coupon.ts'
import { unchooseCoupons } from './choose-coupon.ts'
import type { CouponContext } from './coupon-context.ts'
import { type DiscountChoice, discountChoice } from './discount-choice.ts'
import { mayCombine } from './may-combine.ts'
import { namedCoupons } from './named-coupons.ts'

interface RevisedChoices {
  readonly cart: Cart
  /** Coupons that the cart may not have any more, with why, where the rules know it. */
  readonly dropped: readonly { readonly coupon: Coupon; readonly reason: string | null }[]
  readonly choice: DiscountChoice
}

interface Grounds {
  /** The automatic coupons that hold for this cart. */
  readonly offers: readonly Coupon[]
  readonly known: readonly Coupon[]
  /** Whether there are no others than the known: before that, one nobody knows may only not have arrived. */
  readonly allKnown: boolean
  readonly context: CouponContext
  readonly promo: PromoSettings
}

/**
 * The cart after the server has said which automatic coupons hold: those that do not are let go with their gifts,
 * the only one is taken by itself, one that may not stand beside a code waits for the customer's choice.
 */
export function reviseChoices(
  cart: Cart,
  { offers, known, allKnown, context, promo }: Grounds,
): RevisedChoices {
  const byId = new Map(known.map((coupon) => [coupon.id, coupon]))
  const counting = namedCoupons(cart, known, context.customer).filter(
    ({ coupon, kind }) => coupon !== null && (kind === 'auto' || isEligible(coupon, context)),
  )
  const typed = counting.find(({ kind }) => kind === 'promo')?.id
  const available = offers.filter(({ id }) => id !== typed)
  const offered = new Set(available.map(({ id }) => id))
  const gone = cart.coupons.filter((id) => {
    const coupon = byId.get(id)
    if (!coupon) return allKnown
    return coupon.autoApply ? !offered.has(id) : !isEligible(coupon, context)
  })
  const others = counting.filter(({ kind }) => kind !== 'auto')
  // A code that counts shuts out the automatic ones it may not go with: they are offered instead.
  const shut = others.every(({ kind }) => mayCombine('auto', kind, promo))
    ? []
    : cart.coupons.filter((id) => byId.get(id)?.autoApply)
  const kept = unchooseCoupons(cart, [...gone, ...shut])
  const choice = discountChoice(available, kept, others, promo)
  // Bonuses that the customer put in would be lost to a discount that was not asked for.
  const paid = cart.bonuses > 0 && !promo.bonusesWithAutoCoupons
  const added =
    choice.kind === 'selected' && !paid ? choice.couponIds.filter((id) => !kept.coupons.includes(id)) : []
  const same = kept.coupons.length === cart.coupons.length && added.length === 0
  return {
    cart: same ? cart : { ...kept, coupons: [...kept.coupons, ...added] },
    dropped: gone.flatMap((id) => {
      const coupon = byId.get(id)
      return coupon ? { coupon, reason: firstRefusal(coupon, context)?.reason ?? null } : []
    }),
    choice: paid && kept.coupons.length === 0 ? offeredOnly(choice, available) : choice,
  }
}

/** What would have been taken is only offered, one or many. */
function offeredOnly(choice: DiscountChoice, available: readonly Pick<Coupon, 'id'>[]): DiscountChoice {
  const couponIds = available.map(({ id }) => id)
  const [first] = couponIds
  if (choice.kind !== 'selected' || first === undefined) return choice
  return couponIds.length === 1
    ? { kind: 'offered', couponId: first, besides: [] }
    : { kind: 'choose', couponIds, besides: [], chosen: null }
}
