import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Watch } from './channel-watch.ts'

const joined: { channel: string; watcher: Watch }[] = []
const leave = vi.fn()
vi.mock('./connect.ts', () => ({
  connect: () => ({
    join(channel: string, watcher: Watch) {
      joined.push({ channel, watcher })
      return leave
    },
  }),
}))

const settings = { key: 'samobranka', cluster: 'eu', host: null, port: null, forceTls: false }
const page = new EventTarget()
const document = Object.assign(new EventTarget(), { visibilityState: 'visible' })

beforeEach(() => {
  vi.resetModules()
  joined.length = 0
  leave.mockClear()
  vi.stubGlobal('document', document)
  vi.stubGlobal('location', new URL('http://shop.local/'))
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function sleep(ms: number): void {
  let now = 0
  vi.spyOn(performance, 'now').mockImplementation(() => now)
  document.visibilityState = 'hidden'
  document.dispatchEvent(new Event('visibilitychange'))
  now = ms
  document.visibilityState = 'visible'
  document.dispatchEvent(new Event('visibilitychange'))
}

it('joins when the socket opens, also for those who watched before', async () => {
  const { openRealtime, watch } = await import('./watch.ts')
  watch('catalogue', { events: {} })
  expect(joined).toEqual([])
  await openRealtime(settings)
  await vi.waitFor(() => expect(joined).toMatchObject([{ channel: 'catalogue' }]))
})

it('leaves the channel when stopped, and never joins when stopped before', async () => {
  const { openRealtime, watch } = await import('./watch.ts')
  watch('early', { events: {} })()
  const stop = watch('catalogue', { events: {} })
  await openRealtime(settings)
  await vi.waitFor(() => expect(joined.map(({ channel }) => channel)).toEqual(['catalogue']))
  stop()
  expect(leave).toHaveBeenCalledOnce()
})

it('tells a page that slept, and one whose network is back, to ask again — also without a socket', async () => {
  const { openRealtime, watch } = await import('./watch.ts')
  await openRealtime({ ...settings, key: '' })
  const onReconnect = vi.fn()
  const stop = watch('catalogue', { events: {}, onReconnect })
  sleep(29_000)
  expect(onReconnect).not.toHaveBeenCalled()
  sleep(30_000)
  page.dispatchEvent(new Event('online'))
  expect(onReconnect).toHaveBeenCalledTimes(2)
  stop()
  page.dispatchEvent(new Event('online'))
  expect(onReconnect).toHaveBeenCalledTimes(2)
})
