import type { CardGoods } from './card-goods.ts'

/** What most goods are: sent with every card of a page it would be half of the page's data. */
const PLAIN = {
  priceMultiplier: 1,
  measureUnit: 'pcs',
  portionSize: 1,
  weight: '',
  step: 1,
  firstAddMinimum: 1,
  badges: [],
  variations: [],
  freeLimit: 0,
  combo: null,
  excludedFromMinimum: false,
  oldPrice: null,
  inStock: true,
  contains: [],
  included: [],
} as const satisfies Partial<CardGoods>

/** A view on its way to the browser; only `unpackGoods` can read it. */
export interface Packed<View> {
  readonly packed: unknown
  /** Not packed at all: it never leaves the browser. */
  readonly whole?: true
  readonly view?: View
}

/** Leaves out of every card in the view what it has in common with most. */
export function packGoods<View>(view: View): Packed<View> {
  const known = new Map<string, unknown>()
  return { packed: walk(view, (card) => pack(card, known)) }
}

/** For a view that stays where it was made. */
export function wholeGoods<View>(view: View): Packed<View> {
  return { packed: view, whole: true }
}

const unpacked = new WeakMap<Packed<unknown>, unknown>()

/** Once for each view: the page's head asks for it at every step in the shop, and a category may have a thousand goods. */
export function unpackGoods<View>(sent: Packed<View>): View {
  const { packed, whole } = sent
  if (whole) return packed as View
  if (!unpacked.has(sent))
    unpacked.set(
      sent,
      walk(packed, (card) => ({ ...PLAIN, ...card })),
    )
  return unpacked.get(sent) as View
}

type Fields = Readonly<Record<string, unknown>>

function walk(value: unknown, change: (card: Fields) => Fields): unknown {
  if (Array.isArray(value)) return value.map((one) => walk(one, change))
  if (!isFields(value)) return value
  // Of all that pages send only a card has a price to be shown.
  if ('shownPrice' in value) return change(value)
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, walk(one, change)]))
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null
}

/** Equal badges become the same object, which is written once. */
function pack(card: Fields, known: Map<string, unknown>): Fields {
  const same = (one: unknown): unknown => {
    const text = JSON.stringify(one)
    const first = known.get(text) ?? one
    known.set(text, first)
    return first
  }
  const kept = Object.entries(card).filter(([key, value]) => !isPlain(key, value))
  return Object.fromEntries(
    kept.map(([key, value]) => [
      key,
      key === 'badges' && Array.isArray(value)
        ? value.map(same)
        : key === 'categories' || key === 'contains'
          ? same(value)
          : value,
    ]),
  )
}

function isPlain(key: string, value: unknown): boolean {
  const plain: unknown = Object.hasOwn(PLAIN, key) ? PLAIN[key as keyof typeof PLAIN] : undefined
  return Array.isArray(plain) ? Array.isArray(value) && value.length === 0 : plain === value
}
