import { pictureExtensions, videoExtensions } from '../pictures/picture-source.ts'

const published = [
  ...pictureExtensions,
  ...videoExtensions,
  '.ico',
  '.json',
  '.mp3',
  '.otf',
  '.pdf',
  '.ttf',
  '.webmanifest',
  '.woff',
  '.woff2',
]

const plainSegment = /^[\p{L}\p{N}\p{M}_~@(+!=-][\p{L}\p{N}\p{M} ._~@()+,!=-]{0,199}$/u
/** A server may run `x.php.jpg` as well. */
const program = /\.(?:ph[a-z0-9]*|cgi|pl|py|sh|asp|aspx|jsp|s?html?)(?:\.|$)/i
const longest = 1000

/** A file somebody published on a foreign server, its path written anew; null for whatever is none. */
export function publishedPath(pathname: string): string | null {
  if (!pathname.startsWith('/wp-content/') || pathname.length > longest) return null
  const segments = decoded(pathname.slice(1))
  if (!segments?.every(isPlain)) return null
  const file = segments.at(-1)?.toLowerCase() ?? ''
  if (!published.some((extension) => file.endsWith(extension))) return null
  return `/${segments.map(encodeURIComponent).join('/')}`
}

function decoded(path: string): string[] | null {
  try {
    return path.split('/').map(decodeURIComponent)
  } catch {
    return null
  }
}

const isPlain = (segment: string): boolean =>
  plainSegment.test(segment) && !segment.includes('..') && !/[ .]$/.test(segment) && !program.test(segment)
