const line = { product_id: 10, variation_id: null, supplements: [{ id: 3, count: 1 }], count: 2 }

const order = {
  delivery_type: 'flat_rate',
  warehouse_id: 1,
  address: { address: 'Ростов, Окружная, 5', flat: '1', lat: 57.1, lon: 39.4 },
  take_time: 'asap',
  lines: [line],
  coupons: [4],
  gifts: [{ coupon_id: 4, product_id: 11 }],
  people_count: 2,
  payment_method: 'cod',
  customer: { name: 'Анна', phone: '+79160000001' },
  booking: { people: 2 },
  expected_total: '590.00',
}

const cart = {
  cart_total: '590.00',
  delivery_type: 'local_pickup',
  cart_items: {
    10: { product: { id: 10, name: 'Маргарита' }, quantity: 2, variation: null, price: '295.00' },
  },
  take_date: '06.03.2026',
  coupons: ['весна'],
  meta_data: [{ key: 'stock_id', value: 1 }],
}

const phone = { phone: '+79160000001' }

/** A body that is right, for each call that wants one. */
export const validBodies: Readonly<Record<string, unknown>> = {
  quoteOrder: order,
  placeOrder: order,
  cancelOrder: { key: 'k' },
  rateOrder: { stars: 5, tags: ['вкусно'], comment: 'Спасибо', key: 'k' },
  tipOrder: { amount: '50.00', key: 'k' },
  requestOrderCall: { name: 'Анна', phone: '+79160000001', comment: '', lines: [line] },
  sendMessage: { name: 'Анна', phone: '+79160000001', message: 'Здравствуйте' },
  sendCode: phone,
  sendTelegramCode: phone,
  sendWhatsappCode: phone,
  checkCode: { ...phone, code: '1234' },
  checkTelegramCode: { ...phone, code: '1234' },
  checkWhatsappCode: { ...phone, code: '1234' },
  changeUser: { name: 'Анна' },
  addAddress: { data: { address: 'Ростов, Окружная, 5', lat: 57.1, lon: 39.4 } },
  changeAddress: { data: { address: 'Ростов, Окружная, 5', lat: 57.1, lon: 39.4 } },
  savePreferences: { preferences: { vegetarian: true } },
  saveFavourites: { favorites: [10, 11] },
  readNotifications: { ids: [1] },
  subscribePush: { endpoint: 'https://push.example/1', keys: { p256dh: 'p', auth: 'a' } },
  unsubscribePush: { endpoint: 'https://push.example/1' },
  autoApplyCoupons: cart,
  applyPromocode: { ...cart, code: 'ВЕСНА' },
  applyReferral: { code: 'ANNA' },
  findZone: { lat: 57.1, lon: 39.4, cart_total: '590.00' },
  wishDelivery: { ...phone, lat: 57.1, lon: 39.4 },
  changeWooOrder: { status: 'completed' },
  paymentWebhook: { event: 'payment.succeeded' },
  authoriseChannel: { socket_id: '1.2', channel_name: 'private-user-7' },
}
