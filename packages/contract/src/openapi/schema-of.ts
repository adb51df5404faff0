import * as z from 'zod/mini'
import type { Codec } from '../wire/codec.ts'
import { faceOf, namedFaces } from '../wire/face.ts'

export type JsonSchema = Readonly<Record<string, unknown>>

/** What the server writes has every field; what it reads may leave out those with a default. */
export type Side = 'answer' | 'request'

/** The JSON Schema of a codec's canonical wire form; the nouns in it are gathered in `components`. */
export const schemaOf = (
  codec: Codec<unknown>,
  side: Side,
  components: Record<string, JsonSchema>,
): JsonSchema => {
  // Inside a holder a noun is a reference, also when it is all there is.
  const holder: z.core.JSONSchema.BaseSchema = z.toJSONSchema(z.object({ it: faceOf(codec) }), {
    metadata: namedFaces,
    io: side === 'answer' ? 'output' : 'input',
    unrepresentable: 'any',
  })
  for (const [name, schema] of Object.entries(holder.$defs ?? {}))
    components[nameOn(side, name)] ??= plain(schema, side) as JsonSchema
  return plain(holder.properties?.it ?? {}, side) as JsonSchema
}

const nameOn = (side: Side, name: string): string =>
  side === 'answer' || name.endsWith('Body') ? name : `${name}Input`

const isMark = (key: string, value: unknown): boolean =>
  (key === 'id' && typeof value === 'string') || (key === 'additionalProperties' && value === false)

/** References point into the document's components; the generator's own marks are left out. */
const plain = (node: unknown, side: Side): unknown => {
  if (Array.isArray(node)) return node.map((one) => plain(one, side))
  if (typeof node !== 'object' || node === null) return node
  return Object.fromEntries(
    Object.entries(node)
      .filter(([key, value]) => !isMark(key, value))
      .map(([key, value]) => [key, key === '$ref' ? pointed(String(value), side) : plain(value, side)]),
  )
}

const pointed = (ref: string, side: Side): string =>
  `#/components/schemas/${nameOn(side, ref.slice(ref.lastIndexOf('/') + 1))}`
