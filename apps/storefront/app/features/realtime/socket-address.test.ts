import { expect, it } from 'vitest'
import { socketAddress } from './socket-address.ts'

const own = { key: 'samobranka', cluster: 'eu', host: null, port: null, forceTls: false }
const page = (address: string) => new URL(address) as unknown as Location

it('is the page’s own address while the settings name no other', () => {
  expect(socketAddress(own, page('http://shop.local:4321/x'))).toMatchObject({
    key: 'samobranka',
    options: { cluster: 'eu', wsHost: 'shop.local', wsPort: 4321, forceTLS: false },
  })
})

it('is as safe as the page: a browser lets no plain socket out of an https page', () => {
  expect(socketAddress(own, page('https://shop.example/'))?.options).toMatchObject({
    wsHost: 'shop.example',
    wssPort: 443,
    forceTLS: true,
  })
})

it('of a provider is known by its cluster, over TLS', () => {
  const options = socketAddress({ ...own, key: 'abc', forceTls: true }, page('http://shop.local/'))?.options
  expect(options).toMatchObject({ cluster: 'eu', forceTLS: true })
  expect(options).not.toHaveProperty('wsHost')
})

it('is the host that the settings name', () => {
  const settings = { ...own, host: 'ws.example', port: 6001 }
  expect(socketAddress(settings, page('https://shop.example/'))?.options).toMatchObject({
    wsHost: 'ws.example',
    wsPort: 6001,
    wssPort: 6001,
    forceTLS: false,
  })
})

it('is nowhere without a key', () => {
  expect(socketAddress({ ...own, key: '' }, page('http://shop.local/'))).toBeNull()
})
