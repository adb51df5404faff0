import { type Cart, type CartLine, EMPTY_CART, isCount, mergeLines } from '@samobranka/rules'
import { parseJson } from '../../../routing/browser-storage.ts'

export const CART_KEY = 'samobranka:cart'

/** The cart as the browser keeps it: what was chosen, never what it costs. */
export function writeCart(cart: Cart): string {
  return JSON.stringify(cart)
}

/**
 * Whatever stands in the storage, also from an older version or another hand: what can be used of it. With nothing there
 * the very cart that everybody begins with: nothing is drawn anew for it.
 */
export function readCart(text: string | null): Cart {
  if (text === null) return EMPTY_CART
  const kept = asRecord(parseJson(text))
  return {
    ...EMPTY_CART,
    lines: mergeLines(asList(kept.lines).flatMap(readLine)),
    coupons: asList(kept.coupons).filter(isId),
    picked: asList(kept.picked).filter(isId),
    promocode: typeof kept.promocode === 'string' && kept.promocode !== '' ? kept.promocode : null,
    gifts: asList(kept.gifts).flatMap((gift) => {
      const { couponId, productId } = asRecord(gift)
      return isId(couponId) && isId(productId) ? [{ couponId, productId }] : []
    }),
    bonuses: isAmount(kept.bonuses) ? kept.bonuses : 0,
    tips: isAmount(kept.tips) ? kept.tips : 0,
    peopleCount: isId(kept.peopleCount) ? kept.peopleCount : EMPTY_CART.peopleCount,
  }
}

function readLine(wire: unknown): CartLine[] {
  const { productId, variationId, supplements, count } = asRecord(wire)
  if (!isId(productId) || typeof count !== 'number' || !isCount(count)) return []
  return [
    {
      productId,
      variationId: isId(variationId) ? variationId : null,
      count,
      supplements: asList(supplements).flatMap((supplement) => {
        const { id, count: units } = asRecord(supplement)
        return isId(id) && isId(units) ? [{ id, count: units }] : []
      }),
    },
  ]
}

const asRecord = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {}
const asList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
const isAmount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0
const isId = (value: unknown): value is number => isAmount(value) && value > 0
