import type { Codec } from '../wire/codec.ts'
import { noun } from '../wire/noun.ts'

type Codecs = Readonly<Record<string, Codec<unknown>>>
type Values<T extends Codecs> = { readonly [K in keyof T]: (T[K] extends Codec<infer V> ? V : never) | null }

/** A call's query: wire names with their codecs, every one of them optional and null when absent. */
export const query = <T extends Codecs>(codecs: T): Codec<Partial<Values<T>>> => {
  const entries = Object.entries(codecs).map(([name, codec]) => [
    name,
    [name, codec, null, 'sparse'] as const,
  ])
  return noun<Record<string, unknown>>('', Object.fromEntries(entries)) as unknown as Codec<
    Partial<Values<T>>
  >
}
