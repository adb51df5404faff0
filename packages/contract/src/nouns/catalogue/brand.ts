import type { Domain } from '../../wire/codec.ts'
import { idList } from '../../wire/id-list.ts'
import { image } from '../../wire/image.ts'
import { noun } from '../../wire/noun.ts'
import { id } from '../../wire/number.ts'
import { prose, slug, word } from '../../wire/text.ts'

export const brand = noun('Brand', {
  id: ['id', id],
  slug: ['slug', slug],
  name: ['name', word],
  description: ['description', prose, ''],
  image: ['image', image, ''],
  productIds: ['products', idList, []],
})
export type Brand = Domain<typeof brand>
