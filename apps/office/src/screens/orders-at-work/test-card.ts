import type { OrderCard } from '@samobranka/contract'
import { staffMovesFrom } from '@samobranka/rules'

/** A new order of a delivery, placed at six in the evening; for tests. */
export function testCard(changes: Partial<OrderCard> = {}): OrderCard {
  const status = changes.status ?? 'accepted'
  const deliveryType = changes.deliveryType ?? 'flat_rate'
  const moves = staffMovesFrom(status, deliveryType)
  return {
    id: 'o-1',
    number: '1001',
    dayNumber: 1,
    status,
    alerted: false,
    region: 'new',
    acceptance: null,
    suggestedMinutes: 20,
    kitchen: 1,
    deliveryType,
    createdAt: '2026-11-19T18:00:00.000Z',
    promisedFrom: '2026-11-19T18:40:00.000Z',
    promisedTo: '2026-11-19T18:50:00.000Z',
    startsAt: null,
    kitchenReadyAt: null,
    takeDate: null,
    takeTime: 'asap',
    customerName: 'Анна',
    orderOfCustomer: 3,
    total: 129_000,
    paymentMethod: 'online',
    paymentStatus: 'paid',
    lines: [{ name: 'Маргарита', count: 2, details: '30 см', note: '', gift: false }],
    comment: '',
    allergy: '',
    peopleCount: 1,
    table: '',
    moves: moves.map(({ to, back = false, spoilt = false }) => ({ to, back, spoilt })),
    held: null,
    cancelReason: '',
    ...changes,
  }
}
