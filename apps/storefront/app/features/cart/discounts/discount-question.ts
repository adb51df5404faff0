import {
  type Cart,
  type Coupon,
  type CouponContext,
  type CouponOutcome,
  couponWorth,
  type DiscountChoice,
  type GiftOffer,
  giftWorth,
  type Money,
  type Product,
} from '@samobranka/rules'

/** One thing to choose: a discount, or one gift of a coupon. */
export interface OfferCard {
  readonly key: string
  readonly coupon: Coupon
  readonly gift: Product | null
  /** What it takes off, or what the gift saves. */
  readonly worth: Money
  /** Whether it counts in the cart as it is. */
  readonly counts: boolean
  /** Whether the customer chose it himself. */
  readonly chosen: boolean
  /** A code or a coupon of his own that stands in the cart already. */
  readonly own: 'promo' | 'chosen' | null
}

export interface DiscountQuestion {
  readonly kind: 'one' | 'many' | 'chosen'
  readonly cards: readonly OfferCard[]
  /** Whether something waits for his word: the chooser opens with the cart. */
  readonly waits: boolean
}

interface Grounds {
  readonly cart: Cart
  readonly coupons: readonly Coupon[]
  readonly products: ReadonlyMap<number, Product>
  readonly choice: DiscountChoice
  readonly outcomes: readonly CouponOutcome[]
  readonly context: CouponContext
}

/** What the customer is asked: which of the offered, or which gift of the coupon he has. */
export function discountQuestion(grounds: Grounds): DiscountQuestion | null {
  const { choice } = grounds
  switch (choice.kind) {
    case 'offered':
      return { kind: 'one', waits: false, cards: cardsOf([...choice.besides, choice.couponId], grounds) }
    case 'choose': {
      const cards = cardsOf([...choice.besides, ...choice.couponIds], grounds)
      const waits = choice.chosen === null
      return { kind: waits ? 'many' : 'chosen', waits, cards }
    }
    default:
      return giftQuestion(grounds)
  }
}

/** A coupon that counts and leaves the gift to the customer: the one whose gift is not chosen yet, else all of them. */
function giftQuestion(grounds: Grounds): DiscountQuestion | null {
  const several = grounds.outcomes
    .filter(({ applied, gift }) => applied && gift)
    .map(({ id }) => cardsOf(id === null ? [] : [id], grounds))
    .filter(({ length }) => length > 1)
  const open = several.find((cards) => cards.every(({ chosen }) => !chosen))
  if (open) return { kind: 'many', waits: true, cards: open }
  return several.length > 0 ? { kind: 'chosen', waits: false, cards: several.flat() } : null
}

function cardsOf(ids: readonly number[], grounds: Grounds): OfferCard[] {
  const { coupons, context, choice, cart, outcomes } = grounds
  return ids.flatMap((id): OfferCard[] => {
    const coupon = coupons.find((known) => known.id === id)
    if (!coupon) return []
    const outcome = outcomes.find((one) => one.id === id && one.applied)
    const own = outcome && outcome.kind !== 'auto' ? outcome.kind : null
    if (coupon.discountType !== 'free_gift') {
      const counts = outcome !== undefined
      const worth = couponWorth(coupon, context.cart)
      const chosen = counts && (isPicked(id, cart) || (own !== null && choice.kind === 'offered'))
      return [{ key: `${id}`, coupon, gift: null, worth, counts, chosen, own }]
    }
    const wish = cart.gifts.find(({ couponId }) => couponId === id)?.productId
    const gifts = giftsOf(coupon, grounds)
    return gifts.map(({ offer, product }) => {
      const counts = outcome?.gift?.productId === product.id
      const isWished = wish === product.id || (own !== null && gifts.length === 1)
      // Among other coupons the coupon itself is what is chosen; else its gift is.
      const chosen = counts && (choice.kind === 'choose' ? isPicked(id, cart) : isWished)
      const worth = giftWorth(coupon, offer, product)
      return { key: `${id} ${product.id}`, coupon, gift: product, worth, counts, chosen, own }
    })
  })
}

const isPicked = (id: number, { picked }: Cart): boolean => picked.includes(id)

/** The gifts that can be had, each thing once. */
function giftsOf(
  { gifts }: Coupon,
  { products, context }: Grounds,
): { readonly offer: GiftOffer; readonly product: Product }[] {
  const there = new Map<number, GiftOffer>()
  for (const offer of gifts)
    if (!there.has(offer.productId) && context.giftStock.isThere(offer)) there.set(offer.productId, offer)
  return [...there.values()].flatMap((offer) => {
    const product = products.get(offer.productId)
    return product ? [{ offer, product }] : []
  })
}
