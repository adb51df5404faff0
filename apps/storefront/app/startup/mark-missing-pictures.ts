/** What a picture belongs to, and what has a look of its own without one. */
const HOLDERS = '.card, .dish, .tile, .small-tile, .hero, .story, .banner, .thumb, .gallery > li'

/**
 * A picture that does not come is marked, and what it belongs to is laid out as without one. In the page's head: many
 * have failed by the time anything else is hydrated, and nobody hears of those afterwards.
 */
export function markMissingPictures(): void {
  addEventListener(
    'error',
    ({ target }) => {
      const picture = target as HTMLElement
      if (picture.tagName !== 'IMG') return
      picture.dataset.missing = ''
      const holder = picture.closest<HTMLElement>(HOLDERS)
      if (holder) holder.dataset.plain = ''
    },
    true,
  )
}
