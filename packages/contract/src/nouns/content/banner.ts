import type { Codec, Domain } from '../../wire/codec.ts'
import { flag } from '../../wire/flag.ts'
import { idList } from '../../wire/id-list.ts'
import { image } from '../../wire/image.ts'
import { isObject } from '../../wire/json.ts'
import { list, listOf } from '../../wire/list.ts'
import { reshaped } from '../../wire/mapped.ts'
import { noun } from '../../wire/noun.ts'
import { optionalId } from '../../wire/number.ts'
import { oneOf } from '../../wire/one-of.ts'
import { prose, text } from '../../wire/text.ts'

/** Pictures of a slide: one for wide screens, the others for phones and stories; or only one of all. */
const gallery = reshaped(
  noun('BannerGallery', {
    desktop: ['desctop_slider', image, ''],
    main: ['gallery', image, ''],
    first: ['gallery_1', image, ''],
    second: ['gallery_2', image, ''],
  }),
  (wire) => (typeof wire === 'string' || (Array.isArray(wire) && wire.length > 0) ? { gallery: wire } : wire),
)

/** The thing a slide leads to: its number, or the whole record some servers send. */
const target: Codec<number | null> = reshaped(optionalId, (wire) => {
  const one = Array.isArray(wire) ? wire[0] : wire
  return isObject(one) ? (one.id ?? one.ID ?? one.term_id) : one
})

const post = reshaped(noun('BannerPost', { slug: ['post_slug', text, ''] }), (wire) =>
  typeof wire === 'string' ? { post_slug: wire } : wire,
)

/** Devices as a list or as one text. */
const devices: Codec<readonly string[]> = reshaped(list(text), (wire) =>
  typeof wire === 'string' ? wire.split(',').map((one) => one.trim()) : (listOf(wire) ?? wire),
)

export const banner = noun('Banner', {
  id: ['id', optionalId, null],
  type: ['type', oneOf(['url', 'product', 'category', 'text']), 'text'],
  title: ['title', text, ''],
  text: ['text', prose, ''],
  url: ['url', text, ''],
  link: ['link', text, ''],
  productId: ['product', target, null],
  categoryId: ['category', target, null],
  post: ['post', post, { slug: '' }],
  gallery: ['gallery', gallery, { desktop: '', main: '', first: '', second: '' }],
  warehouseIds: ['sklad', idList, []],
  allWarehouses: ['skladall', flag, false],
  devices: ['device', devices, []],
  isStories: ['is_stories', flag, false],
})
export type Banner = Domain<typeof banner>
