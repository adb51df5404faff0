import { KEPT_PAGES } from './kept-pages.ts'

const YEAR = 365 * 24 * 60 * 60

/** The value of a cookie in a Cookie header (or in document.cookie); null when it is not there. */
export function readCookie(header: string, name: string): string | null {
  for (const part of header.split(';')) {
    const split = part.indexOf('=')
    if (split > 0 && part.slice(0, split).trim() === name) return decode(part.slice(split + 1).trim())
  }
  return null
}

/**
 * Kept by age, not by date: the visitor's clock may be wrong by years. Pages look otherwise with another cookie, so those
 * the worker keeps for a bad network are let go with the old one.
 */
export function writeCookie(name: string, value: string): void {
  if (readCookie(document.cookie, name) !== value && 'caches' in globalThis)
    void caches.delete(KEPT_PAGES).catch(() => false)
  // The Cookie Store API is not in every browser that we serve.
  // biome-ignore lint/suspicious/noDocumentCookie: see above
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${YEAR}; SameSite=Lax`
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}
