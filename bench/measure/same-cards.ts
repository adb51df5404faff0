export interface Part {
  readonly tag: string
  readonly attributes: Readonly<Record<string, string | object>>
  readonly children: readonly (Part | string)[]
}

const piece = /<!--.*?-->|<(\/?)([a-z][\w-]*)([^>]*)>|([^<]+)/gs
const attribute = /([^\s=/]+)(?:="([^"]*)")?/g
const empty = new Set(['img', 'source', 'input', 'br', 'hr', 'link', 'meta'])
const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }

/** The product cards of a page as trees of plain elements, so that another renderer can draw the very same. */
export function cardsOf(html: string): readonly Part[] {
  return html
    .split(/(?=<article[ >])/)
    .slice(1)
    .map((text) => treeOf(text.slice(0, text.indexOf('</article>') + '</article>'.length)))
}

function treeOf(html: string): Part {
  const root: (Part | string)[] = []
  const open = [root]
  for (const [, closing, tag, attributes, text] of html.matchAll(piece)) {
    const inside = open.at(-1) ?? root
    if (text !== undefined) inside.push(plain(text))
    else if (closing) open.pop()
    else if (tag) {
      const children: (Part | string)[] = []
      inside.push({ tag, attributes: attributesOf(attributes ?? ''), children })
      if (!empty.has(tag)) open.push(children)
    }
  }
  const [card] = root
  if (card === undefined || typeof card === 'string') throw new Error(`No card: ${html.slice(0, 80)}`)
  return card
}

function attributesOf(text: string): Record<string, string | object> {
  const found = [...text.matchAll(attribute)].map(
    ([, name = '', value = '']) => [name, plain(value)] as const,
  )
  return Object.fromEntries(found.map(([name, value]) => [name, name === 'style' ? styleOf(value) : value]))
}

const styleOf = (text: string): object =>
  Object.fromEntries(text.split(';').map((rule) => rule.split(/:(.*)/s).slice(0, 2)))

const plain = (text: string): string => text.replace(/&(#x27|\w+);/g, (all, name) => entities[name] ?? all)
