import { expect, it } from 'vitest'
import { aBoard, anItem, aTicket } from './test-board.ts'
import { seenAtFirst, stillKnown, ticketNews, withCancelledSeen, withSeen } from './ticket-news.ts'

const ticket = aTicket('a', [anItem('0')])
const gone = { order: 'a', number: 'a' }

it('a ticket is new until it was tapped, and changed when it is another one since', () => {
  expect(ticketNews(aBoard(), [ticket], {}).unseen.get('a')).toBe('new')
  const seen = withSeen({}, ticket)
  expect(ticketNews(aBoard(), [ticket], seen).unseen.size).toBe(0)
  expect(ticketNews(aBoard(), [{ ...ticket, revision: 'r2' }], seen).unseen.get('a')).toBe('changed')
})

it('a cancelled one is told of where it was shown, until that was tapped', () => {
  const board = aBoard({ cancelled: [gone] })
  expect(ticketNews(board, [], {}).cancelled).toEqual([])
  const seen = withSeen({}, ticket)
  expect(ticketNews(board, [], seen).cancelled).toEqual([gone])
  expect(ticketNews(board, [], withCancelledSeen(seen, 'a')).cancelled).toEqual([])
})

it('what is there when a device first shows the kitchen is no news, and what is over is forgotten', () => {
  const seen = seenAtFirst([ticket])
  expect(ticketNews(aBoard(), [ticket], seen).unseen.size).toBe(0)
  expect(stillKnown(seen, aBoard({ tickets: [ticket] }))).toBe(seen)
  expect(stillKnown(seen, aBoard())).toEqual({})
})
