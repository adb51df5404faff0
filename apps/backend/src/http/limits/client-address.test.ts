import { expect, it } from 'vitest'
import { clientAddress } from './client-address.ts'

const from = (address: string) =>
  clientAddress(new Request('http://shop', { headers: { 'x-forwarded-for': address } }))

it('tells IPv4 addresses one by one, however they are written', () => {
  expect(from('203.0.113.9')).toBe('203.0.113.9')
  expect(from('::ffff:203.0.113.9')).toBe('203.0.113.9')
  expect(from('::FFFF:cb00:7109')).toBe('203.0.113.9')
})

it('takes all addresses of an IPv6 home for one', () => {
  const homes = ['2001:db8:1:2::1', '2001:0DB8:1:2:ffff:ffff:ffff:ffff', '2001:db8:1:2:0:0:1.2.3.4']
  expect(new Set(homes.map(from))).toEqual(new Set(['2001:db8:1:2::/64']))
  expect(from('2001:db8:1:3::1')).toBe('2001:db8:1:3::/64')
  expect(from('2001:db8::1')).toBe('2001:db8:0:0::/64')
  expect(from('::1')).toBe('0:0:0:0::/64')
  expect(from('fe80::1%eth0')).toBe(from('fe80::2%eth1'))
})

it('takes the first of a chain, and who tells none for one', () => {
  expect(from('198.51.100.1, 10.0.0.1')).toBe('198.51.100.1')
  expect(from('nonsense')).toBe('nonsense')
  expect(clientAddress(new Request('http://shop'))).toBe('unknown')
})
