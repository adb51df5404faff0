import sanitizeHtml, { type Attributes } from 'sanitize-html'
import { embedAttributes } from './embed.ts'

/** More than any article needs; a page of a thousand nested boxes would only hang the reader's browser. */
const DEEPEST = 64
const WIDEST = 4096

const options: sanitizeHtml.IOptions = {
  allowedTags: [
    ...sanitizeHtml.defaults.allowedTags,
    'img',
    'picture',
    'source',
    'video',
    'audio',
    'iframe',
    'del',
    'ins',
  ],
  allowedAttributes: {
    '*': ['class', 'id', 'title', 'lang', 'dir'],
    a: ['href', 'target', 'rel'],
    img: ['src', 'srcset', 'sizes', 'alt', 'width', 'height', 'loading', 'decoding'],
    source: ['src', 'srcset', 'sizes', 'media', 'type'],
    video: ['src', 'poster', 'controls', 'width', 'height', 'muted', 'loop', 'playsinline', 'preload'],
    audio: ['src', 'controls', 'preload'],
    iframe: [
      'src',
      'title',
      'loading',
      'sandbox',
      'allow',
      'allowfullscreen',
      'referrerpolicy',
      'width',
      'height',
    ],
    td: ['colspan', 'rowspan'],
    th: ['colspan', 'rowspan', 'scope'],
    ol: ['start', 'type'],
  },
  // The editor's own: a class of the shop's would lay a veil over the page, with a false form upon it.
  allowedClasses: { '*': ['wp-*', 'align*', 'has-*', 'is-*', 'size-*', 'embed*'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: { iframe: ['https'], img: ['http', 'https'], video: ['http', 'https'] },
  nestingLimit: DEEPEST,
  transformTags: {
    // The page has a first heading of its own.
    h1: 'h2',
    a: (tagName, attribs) => ({ tagName, attribs: linkAttributes(attribs) }),
    img: (tagName, attribs) => ({ tagName, attribs: pictureAttributes(attribs) }),
    video: (tagName, attribs) => ({
      tagName,
      attribs: { ...sized(attribs), controls: '', playsinline: '', preload: 'metadata' },
    }),
    audio: (tagName, attribs) => ({ tagName, attribs: { ...attribs, controls: '', preload: 'none' } }),
    iframe: (tagName, attribs) => ({ tagName, attribs: embedAttributes(attribs) }),
    '*': (tagName, attribs) => ({ tagName, attribs: named(attribs) }),
  },
  exclusiveFilter: ({ tag, attribs }) => (tag === 'iframe' || tag === 'img') && !attribs.src,
}

/** The operator's HTML without anything that runs: an editor's account must not become a customer's session. */
export function cleanHtml(html: string): string {
  return sanitizeHtml(html, options)
}

const APART = 'content-'

/** Names in an article are kept apart from the page's own, which scripts and links rely on. */
const apart = (name: string): string => (name.startsWith(APART) ? name : `${APART}${name}`)

function named({ id, ...attribs }: Attributes): Attributes {
  return id ? { ...attribs, id: apart(id) } : attribs
}

function linkAttributes({ target, rel, href, ...attribs }: Attributes): Attributes {
  return {
    ...attribs,
    ...(href ? { href: /^#./.test(href) ? `#${apart(href.slice(1))}` : href } : {}),
    ...(target === '_blank' ? { target, rel: 'noopener' } : {}),
  }
}

function pictureAttributes(attribs: Attributes): Attributes {
  return sized({ ...attribs, alt: attribs.alt ?? '', loading: 'lazy', decoding: 'async' })
}

/** Both or none: the two together keep the place, and a size out of this world keeps none. */
function sized({ width = '', height = '', ...attribs }: Attributes): Attributes {
  const fits = (size: string) => /^\d{1,4}$/.test(size) && Number(size) > 0 && Number(size) <= WIDEST
  return fits(width) && fits(height) ? { ...attribs, width, height } : attribs
}
