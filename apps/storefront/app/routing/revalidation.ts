import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { LANGUAGE_PARAMETER } from './language-of.ts'
import { readParameter } from './page-input.ts'
import { PRODUCT_PARAMETER } from './paths.ts'

let refreshing = false
let refreshingPage = false

/** Asks every page in view again: the place, the currency or the published catalogue is another one. */
export async function refreshPages(revalidate: () => Promise<void>): Promise<void> {
  refreshing = true
  try {
    await revalidate()
  } finally {
    refreshing = false
  }
}

/** Asks the page itself again, not what stands around it. */
export async function refreshPage(revalidate: () => Promise<void>): Promise<void> {
  refreshingPage = true
  try {
    await revalidate()
  } finally {
    refreshingPage = false
  }
}

/** A dialog that opens or closes keeps the page's address or adds a product to it: nothing is fetched for that. */
export function isAnotherPage({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return refreshing || refreshingPage || pageOf(currentUrl) !== pageOf(nextUrl)
}

export function isAnotherLanguage({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  const languageIn = (url: URL) => readParameter(url.searchParams, LANGUAGE_PARAMETER)
  const next = languageIn(nextUrl)
  return refreshing || (next !== null && next !== languageIn(currentUrl))
}

function pageOf(url: URL): string {
  const query = new URLSearchParams(url.search)
  query.delete(PRODUCT_PARAMETER)
  return `${url.pathname}?${query}`
}
