const quote = '/api/wp-json/checkout/v1/quote'

export interface Flood {
  readonly name: string
  readonly path: string
  body(at: number): string
}

const line = { product_id: 1, count: 1 }
const long = (at: number, sign: string) =>
  `${at} ${sign.repeat(Math.floor(900_000 / Buffer.byteLength(sign)))}`
const many = <T>(count: number, one: T): T[] => Array.from({ length: count }, () => one)
const order = (more: object) =>
  JSON.stringify({ delivery_type: 'flat_rate', warehouse_id: 1, lines: [line], ...more })
const customer = { name: 'Анна', phone: '+79161234567' }
const address = { address: 'улица Садовая, 14', flat: '1', entrance: '1', floor: '1' }

/** What would be kept, if anything were. */
export const kept: readonly Flood[] = [
  {
    name: 'phones of 900 KB',
    path: quote,
    body: (at) => order({ customer: { name: '', phone: long(at, '9') } }),
  },
  {
    name: 'addresses of 900 KB',
    path: quote,
    body: (at) => order({ customer, address: { address: long(at, 'у') } }),
  },
]

/** What takes longest of all that fits into a megabyte, and of what is within every limit. */
export const heavy: readonly Flood[] = [
  ...kept,
  { name: '«&#x»', path: quote, body: () => order({ comment: '&#x'.repeat(340_000) }) },
  { name: '«д.1,»', path: quote, body: () => order({ address: { address: 'д.1,'.repeat(200_000) } }) },
  { name: 'empty objects', path: quote, body: () => order({ lines: many(340_000, {}) }) },
  { name: 'coupons', path: quote, body: () => order({ coupons: many(480_000, 1) }) },
  { name: 'deep lists', path: quote, body: () => `${'['.repeat(500_000)}${']'.repeat(500_000)}` },
  { name: 'digits', path: quote, body: () => `{"tips":${'9'.repeat(1_000_000)}}` },
  { name: 'written NUL', path: quote, body: () => `{"comment":"${'\\u0000'.repeat(170_000)}"}` },
  {
    name: 'names',
    path: '/api/wp-json/wc/v3/coupons/autoapply',
    body: () =>
      JSON.stringify({ cart_items: Object.fromEntries(many(70_000, 0).map((_, at) => [`k${at}`, {}])) }),
  },
  {
    name: 'the fullest order',
    path: quote,
    body: (at) =>
      order({
        customer,
        address: { ...address, address: `${at} ${'у д.1,'.repeat(49)}` },
        lines: many(200, 0).map((_, place) => ({
          product_id: place + 1,
          count: 1,
          supplements: many(50, { id: 1, count: 1 }),
        })),
        coupons: many(50, 0).map((_, place) => place + 1),
        comment: '&#x('.repeat(250),
      }),
  },
]
