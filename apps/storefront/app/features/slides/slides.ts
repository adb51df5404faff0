import type { Banner } from '@samobranka/contract'
import { type Catalogue, categoryPath } from '@samobranka/rules'
import { categoryAddress, postPath } from '../../routing/paths.ts'
import { safeAddress } from '../../routing/safe-address.ts'
import { addressOf } from '../catalogue-store/index.ts'

interface Card {
  readonly key: string
  readonly title: string
  readonly text: string
  /** null: there is nowhere to go. */
  readonly to: string | null
}

/** A banner as a page shows it. */
export interface Slide extends Card {
  readonly picture: string
  readonly phonePicture: string
}

export interface Story extends Card {
  readonly cover: string
  /** Pictures and videos, one after the other. */
  readonly frames: readonly string[]
}

export interface Slides {
  readonly stories: readonly Story[]
  readonly banners: readonly Slide[]
}

const SITE = 'site'

/** Those meant for the site and for this place; with no place chosen, all of them. */
export function slidesFor(
  banners: readonly Banner[],
  catalogue: Catalogue,
  warehouseId: number | null,
): Slides {
  const due = banners.filter((banner) => isForSite(banner) && isForPlace(banner, warehouseId))
  const card = (banner: Banner, index: number): Card => ({
    key: String(banner.id ?? `${banner.title} ${index}`),
    title: banner.title,
    text: banner.text,
    to: targetOf(banner, catalogue),
  })
  return {
    stories: due
      .filter(({ isStories }) => isStories)
      .map((banner, index) => ({ ...card(banner, index), ...framesOf(banner) }))
      .filter(({ frames }) => frames.length > 0),
    banners: due
      .filter(({ isStories }) => !isStories)
      .map((banner, index) => ({ ...card(banner, index), ...picturesOf(banner) }))
      .filter(({ picture }) => picture !== ''),
  }
}

function isForSite({ devices }: Banner): boolean {
  return devices.length === 0 || devices.includes(SITE)
}

function isForPlace({ allWarehouses, warehouseIds }: Banner, warehouseId: number | null): boolean {
  return (
    allWarehouses || warehouseIds.length === 0 || warehouseId === null || warehouseIds.includes(warehouseId)
  )
}

/** Where one of the two is missing, the other stands in for it. */
function picturesOf({ gallery }: Banner): Pick<Slide, 'picture' | 'phonePicture'> {
  const { desktop, main, first, second } = gallery
  const phone = main || first || second
  return { picture: desktop || phone, phonePicture: phone || desktop }
}

export const isVideo = (name: string): boolean => /\.(?:mp4|webm|m4v|mov)(?:[?#]|$)/i.test(name)

function framesOf({ gallery }: Banner): Pick<Story, 'cover' | 'frames'> {
  const { desktop, main, first, second } = gallery
  const phone = [main, first, second].filter(Boolean)
  const frames = [...new Set(phone.length > 0 ? phone : [desktop])].filter(Boolean)
  const cover = frames.find((frame) => !isVideo(frame)) ?? desktop
  return { cover: isVideo(cover) ? '' : cover, frames }
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
      return banner.post.slug ? postPath(banner.post.slug) : safeAddress(banner.link)
  }
}
