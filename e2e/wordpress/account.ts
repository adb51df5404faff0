interface Call {
  readonly query: URLSearchParams
  readonly body: Record<string, unknown>
}

/** Taken from whoever logs in. */
export const CODE = {
  right: '4821',
  refused: { code: 'invalid_code', message: 'Неверный код', data: { status: 403 } },
}

const ANNA = { ID: 7, user_login: '+79161234567', display_name: 'Анна', user_email: '', birth: '17.11.1991' }
const saved: object[] = [
  {
    id: '1',
    address: 'Озёрск, Садовая улица, 14',
    flat: '5',
    entrance: '1',
    floor: '2',
    name: 'Дом',
    lat: '57.6',
    lon: '39.8',
  },
]
const kept = { preferences: {} as unknown, favorites: [] as unknown }

const send = () => ({ status: 'success', length: 4 })
const check = ({ body }: Call) =>
  body.code === CODE.right ? { status: 'success', token: 'anna-token', user: ANNA } : CODE.refused

/** The part of the server that knows one customer. */
export const account = {
  '/wp-json/wc/auth/send_code': { POST: send },
  '/wp-json/wc/auth/check_code': { POST: check },
  '/wp-json/telega/v1/auth/send': { POST: send },
  '/wp-json/telega/v1/auth/check': { POST: check },
  '/wp-json/whatsapp/v1/auth/send': { POST: send },
  '/wp-json/whatsapp/v1/auth/check': { POST: check },
  '/wp-json/system/users': { GET: () => ({ status: 'success', data: { data: ANNA } }) },
  '/wp-json/wc/auth/user/get_addresses': {
    GET: () => saved,
    POST: ({ body }: Call) => {
      saved.push({ id: saved.length + 1, ...(body.data as object) })
      return saved
    },
  },
  '/wp-json/systeminfo/v1/bonus': { GET: () => ({ active: '1', points_balance: '150', percent_max: '30' }) },
  '/wp-json/systeminfo/v1/user/avaible_coupons': { GET: () => [] },
  '/wp-json/systeminfo/v2/user_preferences': {
    GET: () => kept.preferences,
    POST: ({ body }: Call) => {
      kept.preferences = body.preferences
      return kept.preferences
    },
  },
  '/wp-json/systeminfo/v2/user_favorites': {
    GET: () => ({ favorites: kept.favorites }),
    POST: ({ body }: Call) => {
      kept.favorites = body.favorites
      return { favorites: kept.favorites }
    },
  },
  '/wp-json/systeminfo/v2/coupons/referal_info': {
    GET: () => ({ code: 'ANNA7', discount_type: 'percent', amount: '10', referrer_bonus: '100' }),
  },
  '/wp-json/systeminfo/v2/push/user_history': {
    GET: () => [
      {
        id: '1',
        type: 'order',
        title: 'Заказ готов',
        text: 'Ждём вас',
        at: '2026-02-03T10:20:30Z',
        read: '',
      },
    ],
  },
  '/wp-json/wc/v2/orders': {
    GET: () => [
      {
        id: 55,
        number: '55',
        order_key: 'wc_order_55',
        status: 'completed',
        date_created_gmt: '2026-02-03T10:20:30',
        total: '769.00',
        line_items: [{ id: 1, name: 'Пепперони', product_id: 102, quantity: 2, total: '700.00' }],
      },
    ],
  },
}

/** The game as a page of its own. */
export const wheelPage = (query: URLSearchParams): string =>
  `<!doctype html><html lang="ru"><title>Колесо</title><body><h1>Крутите, гость ${Number(query.get('user_id'))}</h1></body></html>`
