import { LIMITS } from '../../limits.ts'
import { type Codec, type Domain, expected, field } from '../../wire/codec.ts'
import { flag } from '../../wire/flag.ts'
import { image } from '../../wire/image.ts'
import { isNothing } from '../../wire/is-nothing.ts'
import { isObject } from '../../wire/json.ts'
import { list } from '../../wire/list.ts'
import { reshaped } from '../../wire/mapped.ts'
import { noun } from '../../wire/noun.ts'
import { id } from '../../wire/number.ts'
import { numberIn } from '../../wire/number-in.ts'
import { maxLength } from '../../wire/request-limit.ts'
import { text, word } from '../../wire/text.ts'
import { longAddress, personName, phone } from '../request-parts.ts'

export const gallery = noun('Gallery', {
  id: ['id', id],
  slug: ['slug', text, ''],
  title: ['title', text, ''],
  images: ['images', list(image), []],
})
export type Gallery = Domain<typeof gallery>

/** The pictures of one gallery: a list, or the gallery they belong to. */
export const galleryImages: Codec<readonly string[]> = reshaped(list(image), (wire) =>
  isObject(wire) && wire.images !== undefined ? wire.images : wire,
)

const status: Codec<301 | 302> = field<301 | 302>({
  schema: { type: 'integer', enum: [301, 302] },
  decode: (wire) => {
    if (isNothing(wire)) return undefined
    const value = numberIn(wire)
    return value === 301 || value === 302 ? value : expected('301 or 302')
  },
  encode: (value) => value,
})

/** Where a path moved to. */
export const redirect = noun('Redirect', {
  to: ['to', word],
  status: ['status', status, 302],
  external: ['external', flag, false],
})
export type Redirect = Domain<typeof redirect>

/** The same as a line of redirects.json. */
export const redirectRule = noun('RedirectRule', {
  from: ['from', word],
  to: ['to', word],
  status: ['status', status, 302],
  external: ['external', flag, false],
})
export type RedirectRule = Domain<typeof redirectRule>

/** `website` is a field people do not see: whoever fills it is no person. */
export const contactMessage = noun('ContactMessage', {
  name: ['name', personName, ''],
  phone: ['phone', phone, ''],
  email: ['email', maxLength(text, LIMITS.email), '', 'sparse'],
  message: ['message', maxLength(text, LIMITS.message), ''],
  page: ['page', maxLength(text, LIMITS.url), '', 'sparse'],
  honeypot: ['website', longAddress, '', 'sparse'],
})
export type ContactMessage = Domain<typeof contactMessage>
