import type { SeoData } from '@samobranka/rules'
import type { Codec } from '../../wire/codec.ts'
import { image } from '../../wire/image.ts'
import { noun } from '../../wire/noun.ts'
import { text } from '../../wire/text.ts'

export const seoData: Codec<SeoData> = noun<SeoData>('SeoData', {
  title: ['seo_title', text, ''],
  description: ['seo_description', text, ''],
  focusKeyword: ['seo_fokuse_keyword', text, ''],
  ogImage: ['seo_og_image', image, ''],
})

export const NO_SEO: SeoData = { title: '', description: '', focusKeyword: '', ogImage: '' }
