import type { Embed } from '../format/embedded-text.ts'
import { type Packed, packGoods, unpackGoods } from './pack-goods.ts'

declare const view: unique symbol

/** A page's view on its way to the browser, the field with its goods packed; only `readView` can read it. */
export interface Sent<View> {
  readonly [view]: View
}

export type Loader = (...input: never) => unknown

/** What a page is told that has this loader. */
export type ViewOf<Of extends Loader> =
  Awaited<ReturnType<Of>> extends Sent<infer View> ? View : Awaited<ReturnType<Of>>

const read = new WeakMap<object, object>()

export function sendView<View extends object>(whole: View, goods: keyof View, embed?: Embed): Sent<View> {
  const sent = { ...whole, [goods]: whole[goods] && packGoods(whole[goods], embed) }
  read.set(sent, whole)
  return sent as unknown as Sent<View>
}

/** Once for each: head and page ask at every step in the shop. What never left the browser is not packed. */
export function readView<Of extends Loader>(loaderData: object): ViewOf<Of> {
  const fields = Object.entries(loaderData)
  const known = read.get(loaderData) ?? Object.fromEntries(fields.map(([key, one]) => [key, plain(one)]))
  read.set(loaderData, known)
  return known as ViewOf<Of>
}

const plain = (value: unknown): unknown => (isPacked(value) ? unpackGoods(value) : value)

const isPacked = (value: unknown): value is Packed<unknown> =>
  typeof value === 'object' && value !== null && 'packed' in value
