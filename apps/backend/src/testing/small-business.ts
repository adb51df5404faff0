/** The smallest business with one of everything: tests change a copy of it and import that. */
export function smallBusiness() {
  return structuredClone({
    'settings.json': {
      seo: { name: 'Проба', description: 'Пробная кухня' },
      delivery: { dot_map_init: '57.15,39.4', delivery_distance_zones: [distanceZone] },
      currencies: [{ code: 'RUB', symbol: '₽', rate: 1, decimals: 0, default: true }],
      bonus_levels: [{ name: 'Бронза', from_spent: 0, percent: 3 }],
      phone_default_country: 'RU',
    } as Document,
    'front.json': { catalog_type: 'cat2' } as Document,
    'languages.json': [
      { code: 'ru', text: 'Русский', default: true, lang_json_data: {} },
      { code: 'en', text: 'English', default: false, lang_json_data: {} },
      { code: 'de', text: 'Deutsch', default: false, lang_json_data: {} },
    ] as Documents,
    'contacts.json': [{ phone: '+74855550101', phone_visual: '555-01-01', default: true }] as Documents,
    'payments.json': [
      { id: 'cod', title: 'Наличными', enabled: true, shipping_methods: [], warehouse_ids: [] },
      { id: 'online', title: 'Онлайн', enabled: true, shipping_methods: [], warehouse_ids: [1] },
    ] as Documents,
    'shipping.json': [
      { label: 'Доставка', type: 'flat_rate', dbType: 'flat_rate', oldType: 'delivery' },
      { label: 'Самовывоз', type: 'local_pickup', dbType: 'local_pickup', oldType: 'pickup' },
    ] as Documents,
    'promo.json': { auto_coupons_summing: true } as Document,
    'warehouses.json': [warehouse(1, 'Центр'), warehouse(2, 'Заречье')] as Documents,
    'zones.json': { type: 'FeatureCollection', features: [zone] } as Document,
    'pickups.json': [
      { id: 11, name: 'Центр', address: 'Садовая, 1', coord: '57.15,39.4', warehouse_id: 1 },
    ] as Documents,
    'categories.json': [
      category(20, 0, 'Пицца', 'pizza', { show_on_home: true }),
      category(201, 20, 'Классика', 'classic'),
      category(30, 0, 'Напитки', 'drinks'),
    ] as Documents,
    'products.json': [pizza, juice, cheese] as Documents,
    'coupons.json': [
      { id: 1, code: 'HELLO', amount: 10, discount_type: 'percent', description: 'Скидка' },
      { id: 2, code: 'SECRET', amount: 100, discount_type: 'fixed_cart', show_to_user: false },
      {
        id: 3,
        code: 'ANNA',
        amount: 5,
        discount_type: 'percent',
        individual_coupon: true,
        usage_avaible_users: [501],
      },
    ] as Documents,
    'banners.json': [
      {
        id: 1,
        type: 'product',
        product: 1,
        title: 'Маргарита',
        translations: { en: { title: 'Margherita' } },
      },
    ] as Documents,
    'popups.json': [] as Documents,
    'posts.json': [
      {
        id: 1,
        slug: 'first',
        title: 'Первая',
        content: '<p>Мы <script>alert(1)</script>открылись</p>',
        date: '2026-01-01',
      },
      {
        id: 2,
        slug: 'second',
        title: 'Вторая',
        content: '<p>Новое меню</p>',
        date: '2026-02-01',
        translations: { en: { title: 'Second' } },
      },
    ] as Documents,
    'pages.json': [{ id: 5, slug: 'about', title: 'О нас', content: '<p>Мы готовим</p>' }] as Documents,
    'galleries.json': [{ id: 9, slug: 'hall', title: 'Зал', images: ['images/a', 'images/b'] }] as Documents,
    'brands.json': [{ id: 4, slug: 'dobry', name: 'Добрый', products: [2] }] as Documents,
    'redirects.json': [{ from: '/old', to: '/menu/pizza', status: 301, external: false }] as Documents,
    'wheel.json': { sectors: [{ id: 1, label: 'Ничего', type: 'nothing', weight: 1 }] } as Document,
    'addresses.json': [
      { city: 'Озёрск', street: 'Садовая улица', house: '14', lat: 57.151, lon: 39.401 },
      { city: 'Озёрск', street: 'Садовая улица', house: '16', lat: 57.152, lon: 39.402 },
    ] as Documents,
    'customers.json': [
      {
        id: 501,
        phone: '+7 916 123-45-67',
        name: 'Анна',
        birth: '06.03.1990',
        bonuses: 250,
        referral_code: 'ANNA501',
        orders: [
          { number: '1001', created_at: '2026-02-01T12:00:00Z', lines: [{ product_id: 1, count: 2 }] },
        ],
      },
    ] as Documents,
  })
}

export type SmallBusiness = ReturnType<typeof smallBusiness>
// biome-ignore lint/suspicious/noExplicitAny: tests write what an operator could write, right or wrong.
type Document = Record<string, any>
// biome-ignore lint/suspicious/noExplicitAny: likewise.
type Documents = any[]

const everyDay = Object.fromEntries([1, 2, 3, 4, 5, 6, 7].map((day) => [day, { from: '10:00', to: '22:00' }]))

const warehouse = (id: number, name: string): Document => ({
  id,
  name,
  address: `Озёрск, ${name}`,
  coord: '57.15,39.4',
  work_time: {
    around_clock: false,
    week: everyDay,
    cooking_time_in_minutes: 30,
    wp_timezone: 'Europe/Moscow',
  },
  tables: [{ id: id * 100 + 1, seats: 4, zone: 'Зал' }],
  booking_minutes: 120,
})

const category = (id: number, parent: number, name: string, slug: string, more: Document = {}): Document => ({
  id,
  parent,
  name,
  slug,
  ...more,
})

const pizza: Document = {
  id: 1,
  name: 'Маргарита',
  slug: 'margherita',
  price: 450,
  categories: [20, 201],
  variations_data: [
    { variation_id: 10, name: '25 см', price: 450, regular_price: 500 },
    { variation_id: 11, name: '30 см', price: '590.50', regular_price: null },
  ],
  supplements: [{ id: 1, name: 'Сыр', price: 79, count: 0, max: 3 }],
  stock: [],
  note_of_the_cook: 'тесто с утра',
  translations: { en: { name: 'Margherita', variations_data: [{ variation_id: 10, name: '25 cm' }] } },
}

const juice: Document = {
  id: 2,
  name: 'Сок',
  slug: 'juice',
  price: '99.00',
  categories: [30],
  stock: [
    { warehouse_id: 1, quantity: 5 },
    { warehouse_id: 2, quantity: 0 },
  ],
}

const cheese: Document = {
  id: 3,
  name: 'Сыр',
  slug: 'cheese',
  price: 900,
  measure_unit: 'kg',
  portion_nat_size: 200,
  categories: [30],
  locations: [2],
}

const zone: Document = {
  type: 'Feature',
  properties: {
    id: 1,
    warehouse_id: 1,
    delivery_price: 99,
    free_from: 900,
    min_sum: 500,
    express_cost: null,
    time_minutes: 30,
    'fill-opacity': 0.2,
  },
  geometry: {
    type: 'Polygon',
    coordinates: [
      [
        [39.39, 57.14],
        [39.41, 57.14],
        [39.41, 57.16],
        [39.39, 57.16],
        [39.39, 57.14],
      ],
    ],
  },
}

const distanceZone: Document = {
  warehouse_id: 1,
  from_km: 0,
  to_km: 5,
  delivery_price: 199,
  free_from: null,
  min_sum: 0,
  express_cost: 250,
  time_minutes: 60,
}
