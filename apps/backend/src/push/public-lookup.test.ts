import { request } from 'node:https'
import { expect, it } from 'vitest'
import { isPublicAddress, publicLookup } from './public-lookup.ts'

it.each(['8.8.8.8', '93.184.216.34', '2a00:1450:4010:c0e::5f', '::ffff:8.8.8.8'])('%s is outside', (one) => {
  expect(isPublicAddress(one)).toBe(true)
})

it.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.20.0.5',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '255.255.255.255',
  '::1',
  '::',
  'fd00::1',
  'fe80::1',
  '::ffff:10.0.0.1',
  '::ffff:127.0.0.1',
  '64:ff9b::a00:1',
  'postgres',
  '',
])('%s is ours, or nobody’s', (one) => {
  expect(isPublicAddress(one)).toBe(false)
})

it('a name that leads to this machine is not connected to', async () => {
  const fault = await new Promise<NodeJS.ErrnoException>((failed) => {
    request({ host: 'localhost', port: 1, lookup: publicLookup }).once('error', failed).end()
  })
  // Connected to, it would be refused by the port.
  expect(fault.code).toBe('EACCES')
})
