/**
 * How much one request may bring. Said in the API's description, refused with its field named, and shown to whoever
 * types as the length of an input. What other servers answer and what is stored already is read whatever its size.
 */
export const LIMITS = {
  /** Characters of a text. */
  phone: 40,
  code: 20,
  name: 120,
  email: 254,
  addressLine: 300,
  /** A flat, an entrance, a floor, a door's code. */
  addressPart: 120,
  comment: 1_000,
  /** What is said of a dish, or must not be in any: a kitchen reads it at two metres. */
  dishNote: 120,
  message: 5_000,
  tag: 120,
  promocode: 120,
  search: 200,
  slug: 200,
  /** A short word of the contract: a language, a payment method, a status, a number or a date as a text. */
  word: 64,
  /** A session, an order's key, an Idempotency-Key. */
  key: 256,
  /** An address of a page or of a browser's push service. */
  url: 2_048,
  /** Elements of a list. */
  lines: 200,
  supplements: 50,
  ids: 200,
  coupons: 50,
  gifts: 50,
  tags: 20,
  meta: 50,
  /** Kopecks. */
  money: 99_999_999_999,
  minutes: 100_000,
  page: 1_000_000,
  people: 999,
} as const
