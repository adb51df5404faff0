import type { OrderCard } from '@samobranka/contract'
import type { OrderStatus } from '@samobranka/rules'

/** What a person may press on an order. */
export type OrderDeed =
  | { readonly kind: 'accept' }
  /** A delivery is cooked and waits for its courier. */
  | { readonly kind: 'ready' }
  | { readonly kind: 'move'; readonly to: OrderStatus; readonly isBack: boolean }
  /** Not yet accepted: refused; later: cancelled. Spoilt: how much goes back is asked. */
  | { readonly kind: 'refuse' | 'cancel'; readonly isSpoilt: boolean }

export interface OrderDeeds {
  /** The one big button. */
  readonly main: OrderDeed | null
  readonly others: readonly OrderDeed[]
}

const NOTHING: OrderDeeds = { main: null, others: [] }

type Card = Pick<OrderCard, 'region' | 'status' | 'moves' | 'deliveryType' | 'kitchenReadyAt' | 'held'>

/** The next deed and the others, out of the moves the server allows. What is held back is not touched meanwhile. */
export function orderDeeds(card: Card): OrderDeeds {
  if (card.held) return NOTHING
  const moves = card.moves.map((move): OrderDeed => {
    if (move.to === 'cancelled')
      return { kind: card.region === 'new' ? 'refuse' : 'cancel', isSpoilt: move.spoilt }
    return { kind: 'move', to: move.to, isBack: move.back }
  })
  const all = [...ownDeeds(card), ...moves]
  const main = all.find((deed) => isForward(deed) && card.region !== 'unpaid') ?? null
  return { main, others: all.filter((deed) => deed !== main) }
}

/** Deeds that are no move of the status. */
function ownDeeds({ region, status, deliveryType, kitchenReadyAt }: Card): readonly OrderDeed[] {
  if (region === 'new') return [{ kind: 'accept' }]
  const isCooked = status !== 'cooking' || deliveryType !== 'flat_rate' || kitchenReadyAt !== null
  return isCooked ? [] : [{ kind: 'ready' }]
}

const isForward = (deed: OrderDeed): boolean =>
  deed.kind === 'accept' || deed.kind === 'ready' || (deed.kind === 'move' && !deed.isBack)

/** Nobody says minutes of an order whose time the guest has chosen. */
export const asksMinutes = ({ takeTime }: Pick<OrderCard, 'takeTime'>): boolean => takeTime === 'asap'

/** Handing over asks how it was paid, unless it was paid before. */
export const asksPayment = ({ paymentStatus }: Pick<OrderCard, 'paymentStatus'>): boolean =>
  paymentStatus !== 'paid'
