import { expect, it } from 'vitest'
import { maySignedIn, readCustomer } from './stored-customer.ts'

it.each([null, '', 'null', '{}', '{"id":"9001"}', '[]', 'not json'])('knows nobody by %j', (text) => {
  expect(readCustomer(text)).toBeNull()
})

it('reads what an older version kept, and nothing that does not belong to a customer', () => {
  expect(readCustomer('{"id":7,"name":"Вера","token":"secret"}')).toEqual({
    id: 7,
    phone: '',
    name: 'Вера',
    email: '',
    birth: null,
    referralCode: '',
  })
})

it('asks the server only where the host has left a sign of a session', () => {
  expect(maySignedIn('lang=en; theme=dark')).toBe(false)
  expect(maySignedIn('lang=en; signed_in=1')).toBe(true)
})
