import type { KitchenBoard, KitchenItem, KitchenMark, KitchenTicket } from '@samobranka/contract'

/** A dish as tests have it. */
export const anItem = (key: string, more: Partial<KitchenItem> = {}): KitchenItem => ({
  key,
  productId: 1,
  variationId: 0,
  name: 'Маргарита',
  size: '',
  count: 1,
  state: 'waiting',
  held: false,
  station: 'hot',
  course: 1,
  extras: [],
  removals: [],
  note: '',
  allergens: [],
  gift: false,
  again: '',
  ...more,
})

export const aTicket = (
  order: string,
  items: readonly KitchenItem[],
  enteredAt = '2026-03-06T09:00:00.000Z',
): KitchenTicket => ({
  order,
  number: order,
  dayNumber: 1,
  status: 'accepted',
  deliveryType: 'local_pickup',
  takeTime: 'asap',
  enteredAt,
  promisedFrom: null,
  promisedTo: null,
  frontAt: null,
  cookedAt: null,
  comment: '',
  allergy: '',
  peopleCount: 1,
  table: '',
  items,
  revision: 'r1',
})

export const aBoard = (more: Partial<KitchenBoard> = {}): KitchenBoard => ({
  kitchen: 1,
  now: '2026-03-06T09:10:00.000Z',
  cookingMinutes: 30,
  stations: [],
  courses: [],
  tickets: [],
  cooked: [],
  cancelled: [],
  later: 0,
  ...more,
})

let drawn = 0
export const aMark = (order: string, item: string, kind: KitchenMark['kind']): KitchenMark => {
  drawn += 1
  return { id: `m${drawn}`, at: '2026-03-06T09:10:00.000Z', kind, order, item }
}
