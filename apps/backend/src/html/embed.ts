import type { Attributes } from 'sanitize-html'

/** Hosts whose frames play videos, and the address at which they follow the visitor least. */
const players = new Map<string, { readonly path: RegExp; readonly host?: string }>(
  Object.entries({
    'www.youtube.com': { path: /^\/embed\/[\w-]+$/, host: 'www.youtube-nocookie.com' },
    'youtube.com': { path: /^\/embed\/[\w-]+$/, host: 'www.youtube-nocookie.com' },
    'www.youtube-nocookie.com': { path: /^\/embed\/[\w-]+$/ },
    'player.vimeo.com': { path: /^\/video\/\d+$/ },
    'rutube.ru': { path: /^\/play\/embed\/[\w-]+\/?$/ },
    'vk.com': { path: /^\/video_ext\.php$/ },
    'vkvideo.ru': { path: /^\/video_ext\.php$/ },
    'video.wordpress.com': { path: /^\/embed\/\w+$/ },
    'www.dailymotion.com': { path: /^\/embed\/video\/\w+$/ },
  }),
)

/** A video in a frame that comes when it is scrolled to and can do nothing to the page; no `src` for anything else. */
export function embedAttributes({ src = '', title }: Attributes): Attributes {
  const address = playerAddress(src)
  if (!address) return {}
  return {
    src: address.href,
    title: title || address.hostname,
    loading: 'lazy',
    sandbox: 'allow-scripts allow-same-origin allow-presentation allow-popups',
    // Not named in `allow` as well: the browser complains of two answers to one question.
    allowfullscreen: '',
    allow: 'picture-in-picture; encrypted-media',
    referrerpolicy: 'strict-origin-when-cross-origin',
  }
}

function playerAddress(src: string): URL | null {
  const text = src.startsWith('//') ? `https:${src}` : src
  if (!URL.canParse(text)) return null
  const address = new URL(text)
  const player = players.get(address.hostname)
  if (
    address.protocol !== 'https:' ||
    address.port ||
    address.username ||
    !player?.path.test(address.pathname)
  )
    return null
  if (player.host) address.hostname = player.host
  return address
}
