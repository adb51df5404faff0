const RAW = 'script|style|noscript|textarea|title|iframe|noembed|noframes|xmp'

const PIECE = new RegExp(
  [
    '[^<]+',
    '<!--(?!-?>)[\\s\\S]*?-->',
    // What stands in these is text to the parser, whatever it looks like, until their own end.
    `<(${RAW})(?=[\\s/>])(?:"[^"]*"|'[^']*'|[^"'<>])*>[\\s\\S]*?</\\1\\s*>`,
    '<(/?)([a-z][\\w:-]*)(?:"[^"]*"|\'[^\']*\'|[^"\'<>])*>',
    '<(?![a-z/!?])',
  ].join('|'),
  'giy',
)

/** Elements that would swallow the page behind them. */
const ENDLESS = /^(?:plaintext|script|style|noscript|textarea|title|iframe|noembed|noframes|xmp)$/i

/**
 * Whether markup ends where its text ends: every tag, quote, comment and script in it is closed, so that the page
 * around it stays what it is.
 */
export function isWholeMarkup(html: string): boolean {
  let templates = 0
  let at = 0
  while (at < html.length) {
    PIECE.lastIndex = at
    const piece = PIECE.exec(html)
    if (!piece) return false
    at = PIECE.lastIndex
    const [, , end, name] = piece
    if (name === undefined) continue
    if (ENDLESS.test(name)) return false
    if (name.toLowerCase() === 'template') templates += end ? -1 : 1
    if (templates < 0) return false
  }
  return templates === 0
}
