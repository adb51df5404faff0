import { expect, it } from 'vitest'
import { readDetails } from './read-details.ts'

it('reads an address that was stored before doors had codes', () => {
  const old = { address: { line: 'Садовая, 14', flat: '5' }, comment: 'Позвоните' }
  expect(readDetails(JSON.stringify(old))).toEqual({
    address: { line: 'Садовая, 14', flat: '5', doorCode: '', leaveAtDoor: false },
    comment: 'Позвоните',
  })
})

it('leaves an order without an address as it is', () => {
  expect(readDetails('{"address":null,"express":true}')).toEqual({ address: null, express: true })
  expect(readDetails('{}')).toEqual({})
})
