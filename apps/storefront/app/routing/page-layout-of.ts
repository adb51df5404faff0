import type { PageType } from '@samobranka/contract'

/** The layouts the same goods are shown in; two page types share one. */
export type PageLayout = 'rows' | 'tiles' | 'mixed' | 'landing' | 'grocery' | 'restaurant'

const layouts: Record<PageType, PageLayout> = {
  cat1: 'rows',
  cat2: 'tiles',
  cat12: 'mixed',
  landing: 'landing',
  samokat: 'grocery',
  lavka: 'grocery',
  restoran: 'restaurant',
}

export function pageLayoutOf(pageType: PageType): PageLayout {
  return layouts[pageType]
}

/** The layout that the page in the browser says it is: the router's own data is out of a loader's reach. */
export function pageLayoutOnPage(): PageLayout {
  const { pageType = '' } = document.documentElement.dataset
  return Object.entries(layouts).find(([type]) => type === pageType)?.[1] ?? 'rows'
}
