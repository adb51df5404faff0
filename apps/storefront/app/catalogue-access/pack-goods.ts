import { type Embed, type EmbeddedText, embedAsIs, embeddedText } from '../format/embedded-text.ts'
import { readScriptSafeJson, scriptSafeJson } from '../format/script-safe-json.ts'
import type { CardGoods } from './root-data/card-goods.ts'

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

/** A view on its way to the browser, as one text; only `unpackGoods` can read it. */
export interface Packed<View> {
  readonly packed: string
  readonly view?: View
}

/**
 * One text instead of thousands of values: the framework would look at each of them for every visitor, here and in
 * the browser. What a card has in common with most is left out of it.
 */
export const packGoods = <View>(view: View, embed: Embed = embedAsIs): Packed<View> => ({
  packed: textOf(view, embed),
})

export const unpackGoods = <View>({ packed }: Packed<View>): View =>
  filled(readScriptSafeJson(packed)) as View

type Fields = Readonly<Record<string, unknown>>

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null

// Of all that pages send only a card has a price to be shown.
const isCard = (value: Fields): boolean => 'shownPrice' in value

function filled(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(filled)
  if (!isFields(value)) return value
  if (isCard(value)) return { ...PLAIN, ...value }
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, filled(one)]))
}

type Entry = readonly [key: string, value: unknown]

function textOf(value: unknown, embed: Embed): string {
  if (Array.isArray(value)) return `[${value.map((one) => textOf(one, embed)).join()}]`
  if (!isFields(value)) return scriptSafeJson(value)
  return isCard(value) ? embed(embeddedCard(value)) : objectText(Object.entries(value), embed)
}

const objectText = (entries: readonly Entry[], embed: Embed): string =>
  `{${entries
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => `${scriptSafeJson(key)}:${textOf(value, embed)}`)
    .join()}}`

const embeddedCards = new WeakMap<Fields, EmbeddedText>()

/** Kept with the card: the same few hundred are on all the pages of a shop. */
function embeddedCard(card: Fields): EmbeddedText {
  const known =
    embeddedCards.get(card) ?? embeddedText(objectText(Object.entries(card).filter(isSpecial), embedAsIs))
  embeddedCards.set(card, known)
  return known
}

function isSpecial([key, value]: Entry): boolean {
  const plain: unknown = Object.hasOwn(PLAIN, key) ? PLAIN[key as keyof typeof PLAIN] : undefined
  return Array.isArray(plain) ? !Array.isArray(value) || value.length > 0 : plain !== value
}
