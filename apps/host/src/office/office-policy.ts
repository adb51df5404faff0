/**
 * The office runs its own files and nothing else: no operator's widget, no picture of another site. Styles that stand in
 * elements are set by scripts, which the policy allows; style elements are not there.
 */
const strict = {
  'default-src': "'self'",
  'script-src': "'self'",
  'style-src': "'self'",
  // The same host's socket: browsers that know no sockets under 'self' are told of them by name.
  'connect-src': "'self' ws: wss:",
  'img-src': "'self' data: blob:",
  // The ring of a new order is made in the browser.
  'media-src': "'self' blob:",
  'object-src': "'none'",
  'base-uri': "'none'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
} as const

/** Vite puts the styles of `npm run dev` into elements, and what exchanges a module into the page. */
const live = { ...strict, 'script-src': "'self' 'unsafe-inline'", 'style-src': "'self' 'unsafe-inline'" }

const written = (policy: Readonly<Record<string, string>>): string =>
  Object.entries(policy)
    .map(([name, sources]) => `${name} ${sources}`)
    .join('; ')

export const officePolicy = (isLive: boolean): string => written(isLive ? live : strict)
