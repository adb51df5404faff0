import { type Codec, codecOf } from './codec.ts'
import { isObject } from './json.ts'
import { noun, type Table } from './noun.ts'
import { afterwards } from './steps.ts'

/** A noun's own fields with those of another table beside them. */
export const extended = <T extends object, M extends object>(
  base: Codec<T>,
  table: Table<M>,
): Codec<T & Readonly<M>> => {
  const more = noun<M>('', table)
  return codecOf<T & Readonly<M>>({
    decode: (wire, reader) =>
      afterwards(base.decode(wire, reader), (own) => {
        if (!isObject(wire) || !isObject(own)) return own as (T & Readonly<M>) | undefined
        return afterwards(more.decode(wire, reader), (others) => ({ ...own, ...(others as Readonly<M>) }))
      }),
    encode: (value) => ({ ...(base.encode(value) as object), ...(more.encode(value) as object) }),
    schema(writer) {
      const own = writer.open(base)
      const parts = Object.values<Table<M>[keyof M]>(table).map(([name, codec]) => [name, writer.of(codec)])
      return { ...own, properties: { ...(own.properties as object), ...Object.fromEntries(parts) } }
    },
  })
}
