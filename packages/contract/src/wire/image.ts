import { type Codec, expected, field } from './codec.ts'
import { isNothing } from './is-nothing.ts'
import { isObject } from './json.ts'
import { aText } from './json-schema.ts'

const ADDRESS_KEYS = ['url', 'src', 'source_url', 'guid', 'full', 'large'] as const

const addressOf = (wire: unknown): string | null => {
  if (typeof wire === 'string') return wire.trim()
  if (isNothing(wire)) return ''
  // wp_get_attachment_image_src: [url, width, height, is_intermediate]
  if (Array.isArray(wire)) return typeof wire[0] === 'string' || isObject(wire[0]) ? addressOf(wire[0]) : null
  if (!isObject(wire)) return null
  for (const key of ADDRESS_KEYS) if (typeof wire[key] === 'string') return addressOf(wire[key])
  return isObject(wire.sizes) ? addressOf(wire.sizes) : null
}

/** The address of a picture, from a text, a media object, or nothing. */
export const image: Codec<string> = field<string>({
  schema: aText,
  decode: (wire) =>
    wire === undefined ? undefined : (addressOf(wire) ?? expected('the address of a picture')),
  encode: (value) => value,
})
