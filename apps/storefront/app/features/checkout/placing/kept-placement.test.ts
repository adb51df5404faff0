import { describe, expect, it } from 'vitest'
import { anOrderBody } from '../../../testing/order-body.ts'
import { readPlacement, toResume, withoutSent, withSent } from './kept-placement.ts'

const MINUTE = 60_000
const none = { key: 'k', sent: [] }
const [first, second] = [anOrderBody({ comment: '1' }), anOrderBody({ comment: '2' })]

describe('what is kept of a placement', () => {
  it('comes back from the storage as it was', () => {
    const kept = withSent(none, first, 5)
    expect(readPlacement(JSON.stringify(kept))).toEqual(kept)
  })

  it.each([null, '', 'null', '{}', '{"key":""}', '{"key":5}', '[]', 'nonsense'])(
    'is nothing in %s',
    (text) => {
      expect(readPlacement(text)).toBeNull()
    },
  )

  it('keeps the key over every try, and the same wish once', () => {
    const kept = withSent(withSent(withSent(none, first, 1), second, 2), first, 3)
    expect(kept).toEqual({
      key: 'k',
      sent: [
        { body: second, at: 2 },
        { body: first, at: 3 },
      ],
    })
  })

  it('forgets a try that was refused, and no other', () => {
    const kept = withoutSent(withSent(withSent(none, first, 1), second, 2), first)
    expect(kept.sent.map(({ body }) => body.comment)).toEqual(['2'])
  })
})

describe('a page that was closed before the answer', () => {
  const kept = withSent(withSent(none, first, 0), second, MINUTE)

  it('takes up the last try', () => expect(toResume(kept, 2 * MINUTE)).toEqual(second))
  it('leaves an old one to the customer', () => expect(toResume(kept, 30 * MINUTE)).toBeNull())
  it('has nothing to take up where nothing was sent', () => {
    expect(toResume(null, 0)).toBeNull()
    expect(toResume(none, 0)).toBeNull()
  })
})
