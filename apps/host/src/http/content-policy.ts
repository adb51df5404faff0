export interface PolicyWishes {
  /** `open` for an operator whose widgets cannot live under the strict one. */
  readonly scripts: 'strict' | 'open'
  /** Yandex Maps 2.1 builds its code from text. */
  readonly allowsEval: boolean
}

/** Pictures, styles, frames and sockets may come from wherever the operator's content and widgets live; scripts may not. */
const others = [
  "default-src 'self'",
  "style-src 'self' 'unsafe-inline' https:",
  'img-src * data: blob:',
  'media-src * data: blob:',
  "font-src 'self' data: https:",
  "connect-src 'self' https: wss: ws:",
  "frame-src 'self' https:",
  "worker-src 'self' blob:",
  "manifest-src 'self'",
  "object-src 'none'",
  "base-uri 'self'",
  "form-action 'self' https:",
  // Telegram's own web client shows mini-apps in a frame.
  "frame-ancestors 'self' https://*.telegram.org",
].join('; ')

/**
 * A script runs when it carries the page's nonce, or was put there by one that does. `https:` and `'unsafe-inline'`
 * mean nothing to browsers that know nonces; they keep the shop open for those that do not.
 */
export function contentPolicy(nonce: string, { scripts, allowsEval }: PolicyWishes): string {
  if (scripts === 'open')
    return `${others}; script-src 'self' 'unsafe-inline' 'unsafe-eval' https: http: blob:`
  const evaluated = allowsEval ? " 'unsafe-eval'" : ''
  return `${others}; script-src 'nonce-${nonce}' 'strict-dynamic'${evaluated} https: 'unsafe-inline'`
}
