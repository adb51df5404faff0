import type { Redirect } from '@samobranka/contract'

/**
 * Where a page was moved to; null when it stays. Only a rule that says so leads out of the shop: `//evil.example`,
 * `/\evil.example` and `/.//evil.example` look like paths and are other people's sites.
 */
export function movedTo({ to, external }: Redirect, page: string): string | null {
  const here = new URL(page)
  const shop = `${here.origin}/`
  if (!URL.canParse(to, shop)) return null
  const there = new URL(to, shop)
  if (there.origin !== here.origin)
    return external && /^https?:$/.test(there.protocol) ? inHeader(to, there.href) : null
  const { pathname, search, hash } = there
  return pathname.startsWith('//') || pathname === here.pathname ? null : `${pathname}${search}${hash}`
}

/** As the operator wrote it, where an answer's header can hold it. */
const inHeader = (written: string, encoded: string): string =>
  /^[\x21-\x7e]+$/.test(written) ? written : encoded
