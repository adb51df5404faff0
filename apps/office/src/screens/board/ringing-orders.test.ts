import { expect, it } from 'vitest'
import { noteOrders, ringingOrders } from './ringing-orders.ts'

const list = [
  { id: 'a', region: 'new' },
  { id: 'b', region: 'cooking' },
] as const
const ids = (noted: Parameters<typeof ringingOrders>[2], askedAt = 100) => [
  ...ringingOrders(list, askedAt, noted),
]
const NOTHING = new Map()

it('rings for what is new in the list', () => expect(ids(NOTHING)).toEqual(['a']))

it('rings by an event before the list knows, and falls silent by another', () => {
  const came = noteOrders(NOTHING, { id: 'c', isNew: true }, 150)
  expect(ids(came)).toEqual(['a', 'c'])
  const taken = noteOrders(noteOrders(came, { id: 'c', isNew: false }, 160), { id: 'a', isNew: false }, 170)
  expect(ids(taken)).toEqual([])
})

it('believes a list that was asked for after the event', () => {
  expect(ids(noteOrders(NOTHING, { id: 'a', isNew: false }, 99))).toEqual(['a'])
  expect(ids(noteOrders(NOTHING, { id: 'gone', isNew: true }, 99))).toEqual(['a'])
})

it('hears all that were placed at once', () => {
  const others = [{ id: 'd', isNew: true }, { id: 'e', isNew: false }, null]
  expect(ids(noteOrders(NOTHING, { id: 'c', isNew: true, others }, 150))).toEqual(['a', 'c', 'd'])
})

it('forgets what is old', () => {
  const old = noteOrders(NOTHING, { id: 'c', isNew: true }, 1_000)
  expect([...noteOrders(old, { id: 'd', isNew: true }, 70_000).keys()]).toEqual(['d'])
})
