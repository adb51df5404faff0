/** A block comes to rest this far below the window's top: under the header, with a little air. */
export const BLOCK_OFFSET = 100

export const blockId = (slug: string): string => `block-${slug}`

/** An address of the menu, with the category it names. */
const MENU_ADDRESS = /^\/menu\/([^/]+)/

/** The category that an address of the menu names. */
export function blockOf(pathname: string): string | null {
  const slug = MENU_ADDRESS.exec(pathname)?.[1]
  if (!slug) return null
  try {
    return decodeURIComponent(slug)
  } catch {
    return slug
  }
}

/** The last block whose top has passed the line; null above the first one. */
export function blockInView(tops: readonly { readonly slug: string; readonly top: number }[]): string | null {
  return tops.findLast(({ top }) => top <= BLOCK_OFFSET + 1)?.slug ?? null
}
