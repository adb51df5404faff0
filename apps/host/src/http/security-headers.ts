/** On every page. Scripts are not restricted here: the operator's own metrics and widgets are raw HTML. */
const always = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'content-security-policy': "frame-ancestors 'self'; base-uri 'self'; object-src 'none'",
  'permissions-policy': 'camera=(), microphone=(), geolocation=(self)',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
} as const

export function addSecurityHeaders(headers: Headers): void {
  for (const [name, value] of Object.entries(always)) {
    if (!headers.has(name)) headers.set(name, value)
  }
}
