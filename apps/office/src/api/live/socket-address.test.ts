import { expect, it } from 'vitest'
import { socketAddress } from './socket-address.ts'

const own = { key: 'samobranka', cluster: 'eu', host: null, port: null, forceTls: false }
const page = { protocol: 'http:', hostname: '192.168.1.5', port: '3000' }

it('is the page’s own address, where the shop answers itself', () => {
  expect(socketAddress(own, page)?.options).toMatchObject({
    wsHost: '192.168.1.5',
    wsPort: 3000,
    forceTLS: false,
  })
  expect(
    socketAddress(own, { protocol: 'https:', hostname: 'shop.example', port: '' })?.options,
  ).toMatchObject({
    wsHost: 'shop.example',
    wssPort: 443,
    forceTLS: true,
  })
})

it('is the provider’s, by cluster or by name', () => {
  const cluster = socketAddress({ ...own, forceTls: true }, page)?.options
  expect(cluster).toMatchObject({ cluster: 'eu', forceTLS: true })
  expect(cluster?.wsHost).toBeUndefined()
  const named = socketAddress({ ...own, host: 'ws.example', port: 8443, forceTls: true }, page)?.options
  expect(named).toMatchObject({ wsHost: 'ws.example', wssPort: 8443, forceTLS: true })
})

it('asks a silent line soon enough for polling to take over within ten seconds', () => {
  const { activityTimeout = 0, pongTimeout = 0 } = socketAddress(own, page)?.options ?? {}
  expect(activityTimeout).toBeGreaterThan(0)
  expect(activityTimeout + pongTimeout).toBeLessThan(10_000)
})

it('is none where the shop has none', () => {
  expect(socketAddress({ ...own, key: '' }, page)).toBeNull()
})
