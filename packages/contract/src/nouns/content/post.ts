import { type Codec, codecOf, type Domain } from '../../wire/codec.ts'
import { image } from '../../wire/image.ts'
import { isObject } from '../../wire/json.ts'
import { anId, aText, listOfThese, withAll } from '../../wire/json-schema.ts'
import { reshaped } from '../../wire/mapped.ts'
import { noun } from '../../wire/noun.ts'
import { id } from '../../wire/number.ts'
import { prose, slug, text, verbatim } from '../../wire/text.ts'

/** A post or a page: `content` is HTML, the rest is text. */
export const post = noun('Post', {
  id: ['id', id],
  slug: ['slug', slug],
  title: ['title', prose, ''],
  content: ['content', verbatim, ''],
  excerpt: ['excerpt', prose, ''],
  date: ['date', text, ''],
  image: ['image', image, ''],
  type: ['type', text, ''],
})
export type Post = Domain<typeof post>

const rendered = (wire: unknown): unknown => (isObject(wire) ? wire.rendered : wire)

/** Wide enough for a column of text; the original may be of any size. */
const WIDE_ENOUGH = 960

/** The address of the featured picture; a private one comes as an error in its place. */
const featuredImage = (wire: Record<string, unknown>): string | undefined => {
  const embedded = isObject(wire._embedded) ? wire._embedded['wp:featuredmedia'] : undefined
  const media = Array.isArray(embedded) ? embedded[0] : undefined
  if (!isObject(media)) return undefined
  const details = isObject(media.media_details) ? media.media_details.sizes : undefined
  const [best] = Object.values(isObject(details) ? details : {})
    .filter(isObject)
    .filter(({ width, source_url }) => Number(width) >= WIDE_ENOUGH && typeof source_url === 'string')
    .sort((a, b) => Number(a.width) - Number(b.width))
  const address = best?.source_url ?? media.source_url
  return typeof address === 'string' ? address : undefined
}

/** Slugs of other alphabets are kept in WordPress the way they stand in addresses. */
const readableSlug = (wire: unknown): unknown => {
  if (typeof wire !== 'string' || !wire.includes('%')) return wire
  try {
    return decodeURIComponent(wire)
  } catch {
    return wire
  }
}

const CUT_OFF = /(?<!\s)\s*\[(?:&hellip;|&#8230;|…)\](?=\s*(?:<\/p>\s*)?$)/

/** «… […]» is how WordPress ends an excerpt that it cut off itself. */
const readableExcerpt = (wire: unknown): unknown =>
  typeof wire === 'string' ? wire.replace(CUT_OFF, '…').trim() : wire

const fromWordPress = (wire: unknown): unknown =>
  isObject(wire)
    ? {
        ...wire,
        slug: readableSlug(wire.slug),
        title: rendered(wire.title),
        content: rendered(wire.content),
        excerpt: readableExcerpt(rendered(wire.excerpt)),
        image: wire.image ?? featuredImage(wire) ?? wire.jetpack_featured_media_url,
      }
    : wire

const toWordPress = ({ title, content, excerpt, image: picture, ...rest }: Record<string, unknown>) => ({
  ...rest,
  title: { rendered: title },
  content: { rendered: content, protected: false },
  excerpt: { rendered: excerpt, protected: false },
  _embedded: picture === '' ? {} : { 'wp:featuredmedia': [{ source_url: picture }] },
})

const HTML = withAll({ rendered: aText })
const MEDIA = listOfThese(withAll({ source_url: aText }))
const WORDPRESS = withAll({
  id: anId,
  slug: aText,
  date: aText,
  type: aText,
  title: HTML,
  content: HTML,
  excerpt: HTML,
  _embedded: { type: 'object', properties: { 'wp:featuredmedia': MEDIA } },
})

/** WordPress's own shape: `title.rendered`, the picture among what is embedded. Plain posts are read too. */
export const wpPost: Codec<Post> = codecOf<Post>({
  decode: (wire, reader) => post.decode(fromWordPress(wire), reader),
  encode: (value) => toWordPress(post.encode(value) as Record<string, unknown>),
  schema: (writer) => writer.noun('WordPressPost', () => WORDPRESS),
})

/** Written plain; read also where a server's own blog call sends WordPress's shape. */
export const blogPost: Codec<Post> = reshaped(post, fromWordPress)
