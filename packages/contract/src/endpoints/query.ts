import type { Codec } from '../wire/codec.ts'
import { noun } from '../wire/noun.ts'

type Part = Codec<unknown> | readonly [wire: string, codec: Codec<unknown>]
type Parts = Readonly<Record<string, Part>>
type ValueOf<P> = P extends readonly [string, Codec<infer V>] ? V : P extends Codec<infer V> ? V : never
type Values<T extends Parts> = { readonly [K in keyof T]?: ValueOf<T[K]> | null | undefined }

/** A call's query: a codec by its name, or [wire name, codec]. All of it may be absent; then it is null. */
export const query = <const T extends Parts>(parts: T): Codec<Values<T>> => {
  const entries = Object.entries(parts).map(([key, part]) => {
    const [wire, codec] = Array.isArray(part)
      ? (part as [string, Codec<unknown>])
      : [key, part as Codec<unknown>]
    return [key, [wire, codec, null, 'sparse'] as const]
  })
  return noun<Record<string, unknown>>('', Object.fromEntries(entries)) as unknown as Codec<Values<T>>
}
