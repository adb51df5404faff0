import type { BoardRegion, OrderCard } from '@samobranka/contract'
import { type OrderStatus, saidPromise, staffMovesFrom } from '@samobranka/rules'
import type { OrderDeed } from './order-deeds.ts'

const regionOf: Readonly<Record<OrderStatus, BoardRegion>> = {
  pending: 'unpaid',
  accepted: 'accepted',
  cooking: 'cooking',
  ready: 'ready',
  courier: 'courier',
  handed: 'finished',
  cancelled: 'finished',
}

/** The card as it will look when the server has agreed; what was held back for five seconds stays where it is. */
export function predictDeed(
  card: OrderCard,
  deed: OrderDeed,
  now: number,
  minutes: number | null = null,
): OrderCard {
  const at = new Date(now).toISOString()
  switch (deed.kind) {
    case 'accept': {
      const isLater = card.startsAt !== null && Date.parse(card.startsAt) > now
      const promised = minutes === null ? null : saidPromise(minutes, 0, new Date(now))
      return {
        ...card,
        acceptance: { at, by: '', minutes },
        region: isLater ? 'later' : 'accepted',
        ...(promised && {
          promisedFrom: promised.from.toISOString(),
          promisedTo: promised.to.toISOString(),
        }),
      }
    }
    case 'ready':
      return { ...card, kitchenReadyAt: at, region: 'ready' }
    case 'move':
      // Handing over is held for five seconds as well.
      if (deed.to === 'handed') return card
      return {
        ...card,
        status: deed.to,
        region: regionOf[deed.to],
        kitchenReadyAt: deed.isBack ? null : card.kitchenReadyAt,
        acceptance: card.acceptance ?? { at, by: '', minutes: null },
        moves: staffMovesFrom(deed.to, card.deliveryType).map(({ to, back = false, spoilt = false }) => ({
          to,
          back,
          spoilt,
        })),
      }
    case 'refuse':
    case 'cancel':
      return card
  }
}
