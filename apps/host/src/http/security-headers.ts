/**
 * No Cross-Origin-Opener-Policy: for it the browser starts another process for the first page, which delays its reading.
 * A foreign window that opened ours can therefore lead it elsewhere, close it and count its frames (decision 016).
 */
const always = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(self), payment=(self)',
} as const

/** On every page; `secure` is whether the visitor came over https, which he then goes on doing. */
export function addSecurityHeaders(headers: Headers, secure: boolean): void {
  for (const [name, value] of Object.entries(always)) {
    if (!headers.has(name)) headers.set(name, value)
  }
  if (secure) headers.set('strict-transport-security', 'max-age=31536000')
}
