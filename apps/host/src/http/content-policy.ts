export interface PolicyWishes {
  /** `open` for an operator whose widgets cannot live under the strict one. */
  readonly scripts: 'strict' | 'open'
  /** Yandex Maps 2.1 builds its code from text. */
  readonly allowsEval: boolean
  /** Where pictures and videos come from besides the shop itself. */
  readonly pictures: readonly string[]
  /** What scripts talk to besides the shop itself. */
  readonly connections: readonly string[]
  /** Whose pages stand in frames besides those that come by https. */
  readonly frames: readonly string[]
}

/** Styles and frames may come from wherever the operator's content and widgets live; scripts may not. */
const others = [
  "default-src 'self'",
  "style-src 'self' 'unsafe-inline' https:",
  "font-src 'self' data: https:",
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
export function contentPolicy(nonce: string, wishes: PolicyWishes): string {
  const frames = `frame-src ${["'self'", 'https:', ...wishes.frames].join(' ')}`
  if (wishes.scripts === 'open')
    return [
      others,
      frames,
      'img-src * data: blob:',
      'media-src * data: blob:',
      "connect-src 'self' https: wss: ws:",
      "script-src 'self' 'unsafe-inline' 'unsafe-eval' https: http: blob:",
    ].join('; ')
  const evaluated = wishes.allowsEval ? " 'unsafe-eval'" : ''
  const pictures = ["'self'", 'data:', 'blob:', ...wishes.pictures].join(' ')
  return [
    others,
    frames,
    `img-src ${pictures}`,
    `media-src ${pictures}`,
    // A map draws pictures that it has fetched, and previews of the media are fetched to be kept.
    `connect-src ${["'self'", 'data:', 'blob:', ...wishes.connections].join(' ')}`,
    `script-src 'nonce-${nonce}' 'strict-dynamic'${evaluated} https: 'unsafe-inline'`,
  ].join('; ')
}
