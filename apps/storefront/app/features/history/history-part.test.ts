import { isFinal, ORDER_STATUSES, statusFromWoo, wooStatusOf } from '@samobranka/rules'
import { expect, it } from 'vitest'
import { askedHistory, PART_OF_HISTORY } from './history-part.ts'

it.each([
  ['', { part: 'all', page: 1 }],
  ['show=active&page=3', { part: 'active', page: 3 }],
  ['show=past&page=0', { part: 'past', page: 1 }],
  ['show=anything&page=x', { part: 'all', page: 1 }],
  ['page=1000000', { part: 'all', page: 1 }],
])('%j asks for %j', (query, expected) => {
  expect(askedHistory(new URLSearchParams(query))).toEqual(expected)
})

it('has every status in one of its parts, the final ones among the past', () => {
  const names = (part: string) => part.split(',').map(statusFromWoo)
  expect(names(PART_OF_HISTORY.past)).toEqual(ORDER_STATUSES.filter(isFinal))
  expect(names(PART_OF_HISTORY.active)).toEqual(ORDER_STATUSES.filter((status) => !isFinal(status)))
  expect(PART_OF_HISTORY.active).toContain(wooStatusOf('courier'))
})
