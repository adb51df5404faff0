import { expect, it } from 'vitest'
import { testCard } from '../orders-at-work/test-card.ts'
import { boardColumns } from './board-columns.ts'

const at = (minutes: number) => new Date(Date.UTC(2026, 10, 19, 18, minutes)).toISOString()
const numbers = (orders: readonly { number: string }[]) => orders.map(({ number }) => number)

it('puts the order first that has waited longest, whatever its number', () => {
  const { new: fresh, finished } = boardColumns([
    testCard({ number: '7', createdAt: at(5) }),
    testCard({ number: '9', createdAt: at(1) }),
    testCard({ number: '3', createdAt: at(2), region: 'finished' }),
    testCard({ number: '4', createdAt: at(3), region: 'finished' }),
  ])
  expect(numbers(fresh)).toEqual(['9', '7'])
  expect(numbers(finished)).toEqual(['4', '3'])
})

it('puts the promise first that comes next, and last what was promised to nobody', () => {
  const { cooking, later } = boardColumns([
    testCard({ number: '1', region: 'cooking', promisedTo: null }),
    testCard({ number: '2', region: 'cooking', promisedTo: at(30) }),
    testCard({ number: '3', region: 'cooking', promisedTo: at(20) }),
    testCard({ number: '4', region: 'cooking', promisedTo: at(20), createdAt: at(-1) }),
    testCard({ number: '5', region: 'later', startsAt: at(90) }),
    testCard({ number: '6', region: 'later', startsAt: at(60) }),
  ])
  expect(numbers(cooking)).toEqual(['4', '3', '2', '1'])
  expect(numbers(later)).toEqual(['6', '5'])
})
