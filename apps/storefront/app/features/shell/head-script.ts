import type { PageType } from '@samobranka/contract'
import { script as head } from './head.ts?script'
import { script as landingHead } from './landing-head.ts?script'

/** For the page's head. */
export const headScript = (pageType: PageType | null): string => (pageType === 'landing' ? landingHead : head)
