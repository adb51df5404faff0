import { type Packed, packGoods, unpackGoods } from '../catalogue-access/pack-goods.ts'
import type { Embed } from '../render/embedded-text.ts'

declare const view: unique symbol

/** A page's view on its way to the browser, the field with its goods packed; only `readView` can read it. */
export interface Sent<View> {
  readonly [view]: View
}

/** What a page is told that has this loader. */
export type ViewOf<Loader extends (...asked: never) => unknown> =
  Awaited<ReturnType<Loader>> extends Sent<infer View> ? View : Awaited<ReturnType<Loader>>

const read = new WeakMap<object, object>()

export function sendView<View extends object>(whole: View, goods: keyof View, embed?: Embed): Sent<View> {
  const sent = { ...whole, [goods]: whole[goods] && packGoods(whole[goods], embed) }
  read.set(sent, whole)
  return sent as unknown as Sent<View>
}

/** Once for each: head and page ask at every step in the shop. What is not packed, or never left the browser, is as it came. */
export function readView(loaderData: object): object {
  const known =
    read.get(loaderData) ??
    Object.fromEntries(
      Object.entries(loaderData).map(([key, value]) => [key, isPacked(value) ? unpackGoods(value) : value]),
    )
  read.set(loaderData, known)
  return known
}

const isPacked = (value: unknown): value is Packed<unknown> =>
  typeof value === 'object' && value !== null && 'packed' in value
