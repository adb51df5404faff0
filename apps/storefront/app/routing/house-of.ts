import type { PageType } from '@samobranka/contract'

/** The houses the same goods live in; two page types are one house with another name over the door. */
export type House = 'rows' | 'tiles' | 'mixed' | 'landing' | 'grocery' | 'dining'

const houses: Record<PageType, House> = {
  cat1: 'rows',
  cat2: 'tiles',
  cat12: 'mixed',
  landing: 'landing',
  samokat: 'grocery',
  lavka: 'grocery',
  restoran: 'dining',
}

export function houseOf(pageType: PageType): House {
  return houses[pageType]
}

/** The house that the page in the browser says it is: the router's own data is out of a loader's reach. */
export function houseOnPage(): House {
  const { pageType = '' } = document.documentElement.dataset
  return Object.entries(houses).find(([type]) => type === pageType)?.[1] ?? 'rows'
}
