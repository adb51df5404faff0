import type { Category } from '@samobranka/rules'
import type { Codec } from '../../wire/codec.ts'
import { flag } from '../../wire/flag.ts'
import { image } from '../../wire/image.ts'
import { noun } from '../../wire/noun.ts'
import { id } from '../../wire/number.ts'
import { prose, slug, text, word } from '../../wire/text.ts'
import { freeLimit } from './free-limit.ts'
import { NO_SEO, seoData } from './seo-data.ts'

/** A category without what is nested in it: `products` and `subCategories` belong to the catalogue document. */
export const category: Codec<Category> = noun<Category>('Category', {
  id: ['id', id],
  name: ['name', word],
  parent: ['parent', id, 0],
  slug: ['slug', slug],
  image: ['image', image, ''],
  extraImage: ['image_dop', image, ''],
  secondExtraImage: ['image_dop_2', image, ''],
  siteImage: ['dop_image_category_site', image, ''],
  description: ['description', prose, ''],
  textColor: ['color_text_category', text, ''],
  showsName: ['visual_name_category', flag, true],
  freeLimit: ['free_limits', freeLimit, 0],
  hidden: ['hide_category', flag, false],
  showOnHome: ['show_on_home', flag, false],
  available: ['category_availability', flag, true],
  seo: ['seo_data', seoData, NO_SEO],
})
