import type { KitchenBoard, KitchenItem, KitchenMark, KitchenTicket } from '@samobranka/contract'
import { describe, expect, it } from 'vitest'
import { predictBoard } from './predict-board.ts'
import { stationView } from './station-view.ts'
import { aBoard, aMark, anItem, aTicket } from './test-board.ts'

const states = (board: KitchenBoard) =>
  board.tickets.map(({ items }) => items.map(({ state }: KitchenItem) => state))
const predicted = (tickets: readonly KitchenTicket[], ...marks: readonly KitchenMark[]) =>
  predictBoard(aBoard({ tickets }), marks)

describe('the board before the server has answered', () => {
  it('shows what was pressed', () => {
    const board = predicted([aTicket('a', [anItem('0'), anItem('1')])], aMark('a', '0', 'started'))
    expect(states(board)).toEqual([['started', 'waiting']])
  })

  it('lets a ticket go with its last item, and brings it back', () => {
    const done = predicted([aTicket('a', [anItem('0')])], aMark('a', '0', 'done'))
    expect([done.tickets, done.cooked.map(({ order }) => order)]).toEqual([[], ['a']])
    const back = predictBoard(done, [aMark('a', '0', 'started')])
    expect([states(back), back.cooked]).toEqual([[['started']], []])
  })

  it('puts what was called to the front first, and shows what is held', () => {
    const tickets = [aTicket('a', [anItem('0')]), aTicket('b', [anItem('0')], '2026-03-06T09:05:00.000Z')]
    const board = predicted(tickets, aMark('b', '', 'front'), aMark('a', '0', 'hold'))
    expect(board.tickets.map(({ order }) => order)).toEqual(['b', 'a'])
    expect(board.tickets[1]?.items[0]?.held).toBe(true)
  })
})

describe('a station', () => {
  it('sees its own items, and no ticket that it is done with', () => {
    const board = aBoard({
      tickets: [
        aTicket('a', [anItem('0', { station: 'hot' }), anItem('1', { station: 'bar', state: 'done' })]),
        aTicket('b', [anItem('0', { station: 'bar', count: 3 })]),
      ],
    })
    const bar = stationView(board, 'bar')
    expect(bar.tickets.map(({ order, items }) => [order, items.length])).toEqual([['b', 1]])
    expect(bar.cooked.map(({ order }) => order)).toEqual(['a'])
    expect(bar.counts.map(({ count }) => count)).toEqual([3])
    expect(stationView(board, null).tickets).toHaveLength(2)
  })
})
