import type { Codec } from '../wire/codec.ts'
import { faceOf, type JsonSchema, type Shown } from '../wire/face.ts'

/** The JSON Schema of a codec's canonical wire form; the nouns in it are gathered in `components`. */
export const schemaOf = (
  codec: Codec<unknown>,
  side: Shown['side'],
  components: Record<string, JsonSchema>,
): JsonSchema => {
  const show = (one: object, shown: Shown): JsonSchema => {
    const face = faceOf(one)
    return typeof face === 'function' ? face(shown) : face
  }
  const shown: Shown = {
    side,
    of: (one) => show(one, shown),
    open: (one) => show(one, { ...shown, noun: (_, make) => make() }),
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
  return shown.of(codec)
}
