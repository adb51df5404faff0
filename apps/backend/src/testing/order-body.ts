// biome-ignore lint/suspicious/noExplicitAny: tests write what a browser could send, right or wrong.
export type WireOrder = Record<string, any>

/** A body that the small business takes on a Friday noon: two pizzas, picked up at once, paid in cash. */
export function pickupOrder(change: WireOrder = {}): WireOrder {
  return {
    delivery_type: 'local_pickup',
    warehouse_id: 1,
    take_date: '06.03.2026',
    take_time: 'asap',
    lines: [{ product_id: 1, variation_id: 10, count: 2, supplements: [] }],
    coupons: [],
    gifts: [],
    people_count: 1,
    payment_method: 'cod',
    customer: { name: 'Пётр', phone: '+7 916 000-00-01' },
    expected_total: '900.00',
    ...change,
  }
}

/** The same, delivered to a flat in the first zone; 99 for delivery are free from 900. */
export function deliveryOrder(change: WireOrder = {}): WireOrder {
  return pickupOrder({
    delivery_type: 'flat_rate',
    address: {
      address: 'Озёрск, Садовая улица, 14',
      flat: '5',
      entrance: '1',
      floor: '2',
      lat: 57.151,
      lon: 39.401,
    },
    ...change,
  })
}

/** A table for four at seven in the evening, without dishes. */
export function tableOrder(change: WireOrder = {}): WireOrder {
  return pickupOrder({
    delivery_type: 'lounge',
    lines: [],
    take_time: '19:00-19:30',
    booking: { people: 4 },
    expected_total: '0.00',
    ...change,
  })
}
