import type { Content } from '@samobranka/rules'

/** Headings that would stand over nothing. */
const SECTIONS = ':is(.home-row,.category-section,.landing-block,.landing-group,.related)'
/** A part of a long grid that is not drawn yet: nobody knows what is in it. Once drawn, it keeps an empty style. */
const UNDRAWN = 'ul[style*=height]'

/**
 * The style that hides what somebody does not eat. Pages are the same for everybody, so the goods are all in them;
 * a style is there before the first paint, where a script that takes cards away afterwards would make the page jump.
 */
export function hidingRules(avoided: readonly Content[], only: boolean): string {
  if (avoided.length === 0) return ''
  const way = '.suits-aside{display:inline-flex}'
  if (!only) return way
  const unsuitable = `:is(${avoided.map((content) => `[data-contains~=${content}]`).join()})`
  const card = `ul:not(.keeps-all)>li:has(>${unsuitable})`
  const section = `${SECTIONS}:has(article):not(:has(article:not(${unsuitable}),${UNDRAWN}))`
  return `${way}${card},${section}{display:none}`
}
