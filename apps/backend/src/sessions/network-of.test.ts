import { expect, it } from 'vitest'
import { networkOf } from './network-of.ts'

it.each([
  ['203.0.113.77', '203.0.113.*'],
  ['::ffff:203.0.113.77', '203.0.113.*'],
  ['2001:DB8:1:2:3:4:5:6', '2001:db8:1:*'],
  ['2001:db8::1', '2001:db8:0:*'],
  ['fe80::1%eth0', 'fe80:0:0:*'],
  ['::1', '0:0:0:*'],
  ['unknown', ''],
  ['', ''],
  ['203.0.113', ''],
  ['<script>', ''],
])('%j lies in %j', (address, network) => {
  expect(networkOf(address)).toBe(network)
})
