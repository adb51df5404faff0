import type { Banner } from '@samobranka/contract'
import { type Catalogue, categoryPath } from '@samobranka/rules'
import { categoryAddress } from '../../lib/paths.ts'
import { safeAddress } from '../../lib/safe-address.ts'
import { addressOf } from '../shelf/index.ts'

/** A banner or a story as a page shows it. */
export interface Slide {
  readonly key: string
  readonly title: string
  readonly text: string
  readonly picture: string
  /** null: there is nowhere to go. */
  readonly to: string | null
}

const SITE = 'site'

/** Those meant for the site and for this place; with no place chosen, all of them. */
export function slidesFor(
  banners: readonly Banner[],
  catalogue: Catalogue,
  warehouseId: number | null,
): { readonly stories: readonly Slide[]; readonly banners: readonly Slide[] } {
  const due = banners.filter(
    (banner) => isForSite(banner) && isForPlace(banner, warehouseId) && pictureOf(banner) !== '',
  )
  const slides = (stories: boolean) =>
    due
      .filter(({ isStories }) => isStories === stories)
      .map((banner, index) => ({
        key: `${banner.id ?? 'slide'} ${index}`,
        title: banner.title,
        text: banner.text,
        picture: pictureOf(banner),
        to: targetOf(banner, catalogue),
      }))
  return { stories: slides(true), banners: slides(false) }
}

function isForSite({ devices }: Banner): boolean {
  return devices.length === 0 || devices.includes(SITE)
}

function isForPlace({ allWarehouses, warehouseIds }: Banner, warehouseId: number | null): boolean {
  return (
    allWarehouses || warehouseIds.length === 0 || warehouseId === null || warehouseIds.includes(warehouseId)
  )
}

function pictureOf({ gallery, isStories }: Banner): string {
  const { desktop, main, first, second } = gallery
  return (isStories ? [first, main, second, desktop] : [desktop, main, first, second]).find(Boolean) ?? ''
}

function targetOf(banner: Banner, catalogue: Catalogue): string | null {
  switch (banner.type) {
    case 'product': {
      const product = catalogue.products.find(({ id }) => id === banner.productId)
      return product ? addressOf(product, catalogue) : null
    }
    case 'category': {
      const path = categoryPath(banner.categoryId ?? 0, catalogue.categories)
      return path.length > 0 ? categoryAddress(path.map(({ slug }) => slug)) : null
    }
    case 'url':
      return safeAddress(banner.url || banner.link)
    case 'text':
      return banner.post.slug ? `/blog/${banner.post.slug}` : safeAddress(banner.link)
  }
}
