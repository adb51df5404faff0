import { expect, it } from 'vitest'
import { allDay } from './all-day.ts'
import { ticketAge } from './ticket-age.ts'
import { ticketsInOrder } from './tickets-in-order.ts'

const at = (minute: number) => new Date(Date.UTC(2026, 2, 6, 9, minute))
const pizza = { productId: 1, variationId: 10, name: 'Маргарита', size: '25 см' }
const juice = { productId: 2, variationId: 0, name: 'Сок', size: '' }

it('[Y17] counts of the day are what is still to be made, by dish and variation, the most first', () => {
  const items = [
    { ...juice, count: 1, state: 'waiting', held: false },
    { ...pizza, count: 2, state: 'waiting', held: false },
    { ...pizza, count: 5, state: 'started', held: false },
    { ...pizza, count: 3, state: 'done', held: false },
    { ...pizza, count: 1, state: 'waiting', held: true },
    { ...pizza, variationId: 11, size: '30 см', count: 1, state: 'waiting', held: false },
  ] as const
  expect(allDay(items).map(({ name, size, count }) => [name, size, count])).toEqual([
    ['Маргарита', '25 см', 7],
    ['Маргарита', '30 см', 1],
    ['Сок', '', 1],
  ])
})

it('[Y18] what was put to the front is cooked first, the latest of it first; the rest as it entered', () => {
  const ticket = (id: string, entered: number, front: number | null = null) => ({
    id,
    enteredAt: at(entered),
    frontAt: front === null ? null : at(front),
  })
  const tickets = [ticket('c', 3), ticket('a', 1), ticket('f', 5, 6), ticket('g', 4, 7), ticket('b', 2)]
  expect(ticketsInOrder(tickets).map(({ id }) => id)).toEqual(['g', 'f', 'a', 'b', 'c'])
})

it('[Y19] a ticket is pressing in the last third of the cooking time, and late after it', () => {
  expect(ticketAge(at(0), 30, at(20))).toBe('calm')
  expect(ticketAge(at(0), 30, at(21))).toBe('pressing')
  expect(ticketAge(at(0), 30, at(30))).toBe('pressing')
  expect(ticketAge(at(0), 30, at(31))).toBe('late')
})
