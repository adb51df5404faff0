import type { Codec } from '../wire/codec.ts'
import type { JsonSchema, SchemaWriter } from '../wire/json-schema.ts'

/** The JSON Schema of a codec's canonical wire form; the nouns in it are gathered in `components`. */
export const schemaOf = (
  codec: Codec<unknown>,
  side: SchemaWriter['side'],
  components: Record<string, JsonSchema>,
): JsonSchema => {
  const show = ({ schema }: Pick<Codec<unknown>, 'schema'>, writer: SchemaWriter): JsonSchema =>
    typeof schema === 'function' ? schema(writer) : schema
  const writer: SchemaWriter = {
    side,
    of: (one) => show(one, writer),
    open: (one) => show(one, { ...writer, noun: (_, make) => make() }),
    noun: (name, make) => {
      if (name === '') return make()
      const key = side === 'answer' || name.endsWith('Body') ? name : `${name}Input`
      if (!(key in components)) {
        // The name stands before its content: a category holds categories.
        components[key] = {}
        components[key] = make()
      }
      return { $ref: `#/components/schemas/${key}` }
    },
  }
  return writer.of(codec)
}
