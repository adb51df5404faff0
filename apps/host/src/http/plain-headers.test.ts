import { expect, it } from 'vitest'
import { PlainHeaders } from './plain-headers.ts'

it('tells what came, changes only its own, and can be made Headers of', () => {
  const came = { cookie: 'a=1', accept: 'text/html', 'set-cookie': ['a', 'b'] }
  const headers = new PlainHeaders(came)
  headers.delete('cookie')
  headers.set('x-request-id', '1')
  expect(headers.get('cookie')).toBeNull()
  expect(headers.get('accept')).toBe('text/html')
  expect([...new Headers([...headers]).keys()]).toEqual(['accept', 'set-cookie', 'x-request-id'])
  expect(came.cookie).toBe('a=1')
})
