import type { Category } from '@samobranka/rules'
import { NO_SEO } from '../nouns/catalogue/seo-data.ts'

/** Where goods of no category stand in the published tree; its name keeps it out of every menu. */
export const UNCATEGORIZED: Category = {
  id: 0,
  name: 'uncategorized',
  parent: 0,
  slug: 'uncategorized',
  description: '',
  image: '',
  extraImage: '',
  secondExtraImage: '',
  siteImage: '',
  textColor: '',
  showsName: false,
  freeLimit: 0,
  hidden: true,
  showOnHome: false,
  available: true,
  seo: NO_SEO,
}
