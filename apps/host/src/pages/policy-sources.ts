import type { Settings } from '@samobranka/contract'
import type { Config } from '../config.ts'
import { hostsIn } from './hosts-in.ts'
import { widgetHosts } from './widget-hosts.ts'

export interface PolicySources {
  readonly pictures: readonly string[]
  readonly connections: readonly string[]
}

/** Each page carries the policy: with more than these its header would weigh more than it protects. */
const MOST_HOSTS = 60

/** Yandex's own list for its maps 2.1. */
const YANDEX_MAPS = [
  'https://api-maps.yandex.ru',
  'https://suggest-maps.yandex.ru',
  'https://*.maps.yandex.net',
  'https://yandex.ru',
  'https://yastatic.net',
]
const TRANSLATION = [
  'https://translate.google.com',
  'https://translate.googleapis.com',
  'https://translate-pa.googleapis.com',
  'https://www.gstatic.com',
  'https://fonts.gstatic.com',
  'https://www.google.com',
]

type Known = Pick<Config, 'publicUrl' | 'publicAssetUrl' | 'backendUrl'>

/** Where the pages of a shop with these settings get pictures from and what they talk to, besides the shop itself. */
export function policySources(
  settings: Settings | null,
  contents: ReadonlySet<string> | null,
  { publicUrl, publicAssetUrl, backendUrl }: Known,
): PolicySources {
  const services = settings ? servicesOf(settings) : []
  const files = [publicAssetUrl, backendUrl].flatMap((url) => (url ? [new URL(url).origin] : []))
  const named = settings ? [...hostsIn(JSON.stringify(settings))].filter((origin) => !/^ws/.test(origin)) : []
  const pictures = [...new Set([...files, ...services.filter(isHttp), ...named, ...(contents ?? [])])]
  // Which ones they are is not known, or they are too many to list: at least nothing goes in the clear.
  const allowed =
    contents === null || pictures.length > MOST_HOSTS ? ['https:', ...files.filter(isPlain)] : pictures
  // Not every browser takes 'self' for the shop's own socket too.
  const own = publicUrl ? [publicUrl.replace(/^http/, 'ws')] : []
  const sockets = settings ? socketsOf(settings) : []
  return { pictures: allowed, connections: [...new Set([...own, ...sockets, ...services, ...allowed])] }
}

/** The same for every page until a publish: the settings are a text of some 100 KB. */
export function rememberSources(config: Known): (...inputs: Inputs) => PolicySources {
  let last: Inputs | null = null
  let sources: PolicySources = { pictures: [], connections: [] }
  return (settings, contents) => {
    if (last === null || last[0] !== settings || last[1] !== contents)
      sources = policySources(settings, contents, config)
    last = [settings, contents]
    return sources
  }
}

type Inputs = [settings: Settings | null, contents: ReadonlySet<string> | null]

const isHttp = (source: string): boolean => source.startsWith('http')
const isPlain = (source: string): boolean => source.startsWith('http:')

function servicesOf({ map, site }: Settings): string[] {
  return [
    ...(map.provider === 'yandex' ? YANDEX_MAPS : mapHosts(map.styleUrl)),
    ...(site.usesPageTranslation ? TRANSLATION : []),
    ...widgetHosts(`${site.include.metrics}\n${site.include.scripts}`),
  ]
}

/** A style names tiles, letters and signs of its own; nearly always they lie beside it: `tiles.…` by `basemaps.…`. */
function mapHosts(styleUrl: string): string[] {
  const [origin] = hostsIn(styleUrl)
  if (origin === undefined) return []
  const { hostname, protocol } = new URL(origin)
  const labels = hostname.split('.')
  const family = labels.length > 2 ? labels.slice(1).join('.') : hostname
  return labels.length < 2 || /^[\d.]+$/.test(hostname) ? [origin] : [origin, `${protocol}//*.${family}`]
}

/** A provider's socket, as `socketAddress` of the storefront finds it; the shop's own is the shop. */
function socketsOf({ realtime: { key, cluster, host, port, forceTls } }: Settings): string[] {
  if (key === '' || (host === null && !forceTls)) return []
  if (host === null) return [`wss://ws-${cluster}.pusher.com`]
  return [`${forceTls ? 'wss' : 'ws'}://${host}${port ? `:${port}` : ''}`]
}
