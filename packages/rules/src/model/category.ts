import type { SeoData } from './seo.ts'

export interface Category {
  readonly id: number
  readonly name: string
  /** 0 for a top category. */
  readonly parent: number
  readonly slug: string
  readonly description: string
  readonly image: string
  readonly extraImage: string
  readonly secondExtraImage: string
  /** A picture for the site alone, used on tiles before `extraImage`. */
  readonly siteImage: string
  readonly textColor: string
  /** Whether the name is drawn over the category's picture. */
  readonly showsName: boolean
  /** Free units of the extras category; 0 when there is no limit of its own. */
  readonly freeLimit: number
  readonly hidden: boolean
  readonly showOnHome: boolean
  readonly available: boolean
  readonly seo: SeoData
}
