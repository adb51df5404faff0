import { read, type Settings, settings as settingsCodec } from '@samobranka/contract'
import { expect, it } from 'vitest'
import { policySources } from './policy-sources.ts'

const plain = { publicUrl: null, publicAssetUrl: null, backendUrl: null }
function settingsOf(wire: object): Settings {
  const reading = read(settingsCodec, wire)
  if (!reading.ok) throw new Error(JSON.stringify(reading.faults))
  return reading.value
}
const none = new Set<string>()

it('a shop that has everything itself names nobody', () => {
  const settings = settingsOf({ realtime: { key: 'own', force_tls: false } })
  expect(policySources(settings, none, plain)).toEqual({ pictures: [], connections: [] })
})

it('its own socket is named with its name, for browsers that take `self` for pages only', () => {
  const config = { ...plain, publicUrl: 'https://shop.example' }
  expect(policySources(null, none, config).connections).toEqual(['wss://shop.example'])
})

it('Pusher, and another server of its protocol', () => {
  const pusher = settingsOf({ realtime: { key: 'k', cluster: 'mt1', force_tls: true } })
  expect(policySources(pusher, none, plain).connections).toEqual(['wss://ws-mt1.pusher.com'])
  const other = settingsOf({ realtime: { key: 'k', host: 'soketi.example', port: 6001, force_tls: false } })
  expect(policySources(other, none, plain).connections).toEqual(['ws://soketi.example:6001'])
})

it('Yandex’s maps, when they are chosen', () => {
  const { pictures, connections } = policySources(
    settingsOf({ map: { provider: 'yandex', key: 'k' } }),
    none,
    plain,
  )
  for (const host of ['https://api-maps.yandex.ru', 'https://*.maps.yandex.net', 'https://yastatic.net']) {
    expect(pictures).toContain(host)
    expect(connections).toContain(host)
  }
})

it('a map’s style, with the tiles beside it', () => {
  const settings = settingsOf({ map: { style_url: 'https://basemaps.cartocdn.com/gl/positron/style.json' } })
  const { connections } = policySources(settings, none, plain)
  expect(connections).toContain('https://basemaps.cartocdn.com')
  expect(connections).toContain('https://*.cartocdn.com')
  const near = settingsOf({ map: { style_url: 'http://127.0.0.1:8080/style.json' } })
  expect(policySources(near, none, plain).connections).toEqual(['http://127.0.0.1:8080'])
})

it('the CDN before the pictures, the server behind the shop, what contents and settings name', () => {
  const settings = settingsOf({ logo: 'https://logo.example/a.svg' })
  const { pictures, connections } = policySources(settings, new Set(['https://images.example']), {
    publicUrl: null,
    publicAssetUrl: 'https://cdn.example/shop',
    backendUrl: 'http://wp.example:8080',
  })
  expect(pictures).toEqual([
    'https://cdn.example',
    'http://wp.example:8080',
    'https://logo.example',
    'https://images.example',
  ])
  expect(connections).toEqual(pictures)
})

it('what the operator’s counters name, and the rest of a service that is known', () => {
  const metrix = `<script>(function(m){})(window,document,"script","https://mc.yandex.ru/metrika/tag.js");ym(1,"init")</script>
    <noscript><img src="//pixel.example/1.gif"></noscript>`
  const { pictures, connections } = policySources(
    settingsOf({ allSettings: { include: { metrix } } }),
    none,
    plain,
  )
  for (const host of ['https://mc.yandex.ru', 'https://pixel.example']) expect(pictures).toContain(host)
  for (const host of ['https://mc.yandex.com', 'wss://mc.yandex.ru', 'https://pixel.example'])
    expect(connections).toContain(host)
  expect([...pictures, ...connections]).not.toContain('https:')
})

it('is never a wildcard but while nobody knows, or where they are too many to be told', () => {
  expect(policySources(null, null, plain).pictures).toEqual(['https:'])
  const many = new Set(Array.from({ length: 100 }, (_, at) => `https://cdn-${at}.example`))
  expect(policySources(null, many, plain).pictures).toEqual(['https:'])
})
