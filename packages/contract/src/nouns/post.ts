import { type Codec, codecOf, type Domain, runWhole } from '../wire/codec.ts'
import { anId, aText, listOfThese, withAll } from '../wire/face.ts'
import { image } from '../wire/image.ts'
import { isObject } from '../wire/json.ts'
import { noun } from '../wire/noun.ts'
import { id } from '../wire/number.ts'
import { prose, slug, text, verbatim } from '../wire/text.ts'

/** A post or a page: `content` is HTML, the rest is text. */
export const post = noun('Post', {
  id: ['id', id],
  slug: ['slug', slug],
  title: ['title', text, ''],
  content: ['content', verbatim, ''],
  excerpt: ['excerpt', prose, ''],
  date: ['date', text, ''],
  image: ['image', image, ''],
  type: ['type', text, ''],
})
export type Post = Domain<typeof post>

const rendered = (wire: unknown): unknown => (isObject(wire) ? wire.rendered : wire)

const featuredImage = (wire: Record<string, unknown>): unknown => {
  const media = isObject(wire._embedded) ? wire._embedded['wp:featuredmedia'] : undefined
  return Array.isArray(media) ? media[0] : undefined
}

const fromWordPress = (wire: unknown): unknown =>
  isObject(wire)
    ? {
        ...wire,
        title: rendered(wire.title),
        content: rendered(wire.content),
        excerpt: rendered(wire.excerpt),
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
export const wpPost: Codec<Post> = codecOf<Post>(
  (payload, context) => runWhole(post, fromWordPress(payload.value), payload, context),
  (payload, context) =>
    toWordPress(runWhole(post, payload.value, payload, context) as Record<string, unknown>),
  (shown) => shown.noun('WordPressPost', () => WORDPRESS),
)
