/**
 * No Cross-Origin-Opener-Policy: for it the browser starts a process of its own for every first page, twice the time
 * until it reads the page, and a window that opened ours can do nothing with it but close or leave it.
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
