import { type Codec, type Domain, expected, field } from '../../wire/codec.ts'
import { flag } from '../../wire/flag.ts'
import { isNothing } from '../../wire/is-nothing.ts'
import { isObject } from '../../wire/json.ts'
import { aText } from '../../wire/json-schema.ts'
import { list } from '../../wire/list.ts'
import { reshaped } from '../../wire/mapped.ts'
import { noun } from '../../wire/noun.ts'
import { count, id, optionalCount } from '../../wire/number.ts'
import { oneOf } from '../../wire/one-of.ts'
import { optionalText, text, verbatim, word } from '../../wire/text.ts'

/** A place of sale and where its own price file lies; the server fills the path. */
export const location = noun('Location', {
  id: ['term_id', id],
  name: ['name', text, '', 'sparse'],
  priceFilePath: ['price_file_path', optionalText, null],
})
export type Location = Domain<typeof location>

export const menuItem = noun('MenuItem', { title: ['title', text], url: ['url', text, ''] })
export type MenuItem = Domain<typeof menuItem>

export const infoTitle = noun('InfoTitle', {
  title: ['title', text],
  slug: ['slug', word],
  type: ['type', oneOf(['page', 'post']), 'page'],
})
export type InfoTitle = Domain<typeof infoTitle>

/** A gallery to be asked for by its number; often there is nothing but the number. */
const galleryName = reshaped(
  noun('GalleryName', {
    id: ['id', id],
    slug: ['slug', text, '', 'sparse'],
    title: ['title', text, '', 'sparse'],
  }),
  (wire) => (isObject(wire) || isNothing(wire) ? wire : { id: wire }),
)

/** Those of the gallery page, in their order: a list, or "5,7", or the one number. */
export const galleryNames = reshaped(list(galleryName), (wire) =>
  typeof wire === 'number' ? [wire] : typeof wire === 'string' && wire !== '' ? wire.split(',') : wire,
)

/** Presets are per cent of the order. */
export const tipsSettings = noun('TipsSettings', { presets: ['presets', list(count), [0, 5, 10, 15]] })

export const mapSettings = reshaped(
  noun('MapSettings', {
    provider: ['provider', text, ''],
    key: ['key', verbatim, ''],
    styleUrl: ['style_url', verbatim, ''],
  }),
  (wire) => (isObject(wire) || isNothing(wire) ? wire : { provider: wire }),
)
export type MapSettings = Domain<typeof mapSettings>

export const realtimeSettings = noun('RealtimeSettings', {
  key: ['key', verbatim, ''],
  cluster: ['cluster', word, 'eu'],
  host: ['host', optionalText, null, 'sparse'],
  port: ['port', optionalCount, null, 'sparse'],
  forceTls: ['force_tls', flag, true],
})
export type RealtimeSettings = Domain<typeof realtimeSettings>

export const loginChannel = oneOf(['sms', 'telegram', 'whatsapp'], { telega: 'telegram' })
export type LoginChannel = Domain<typeof loginChannel>

/** The symbol prices are shown with: a text, or WooCommerce's currency record. */
export const currencySymbol: Codec<string> = field<string>({
  schema: aText,
  decode: (wire) => {
    if (isNothing(wire)) return undefined
    const symbol = isObject(wire) ? (wire.symbol ?? wire.currency_symbol) : wire
    return typeof symbol === 'string' && symbol !== '' ? symbol : expected('a currency symbol')
  },
  encode: (value) => value,
})
