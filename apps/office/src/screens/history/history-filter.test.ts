import { expect, it } from 'vitest'
import { historyQuery, readHistory, writeHistory } from './history-filter.ts'

const read = (address: string) => readHistory(new URLSearchParams(address), '2026-11-19')

it('shows today until something else is asked for', () => {
  expect(read('').day).toBe('2026-11-19')
  expect(read('search=1234').day).toBe('')
  expect(read('day=&search=').day).toBe('')
  expect(read('day=never').day).toBe('')
})

it('stands in the address as it was asked', () => {
  const address =
    'day=2026-11-01&until=2026-11-05&way=lounge&status=cancelled&search=%D0%90%D0%BD%D0%BD%D0%B0&page=2'
  expect(writeHistory(read(address)).toString()).toBe(address)
})

it('asks for what is filled in', () => {
  expect(historyQuery(read(''))).toEqual({ day: '2026-11-19', page: 1 })
  expect(historyQuery(read('day=2026-11-05&until=2026-11-01&way=moon&page=-3'))).toEqual({
    day: '2026-11-05',
    page: 1,
  })
  expect(historyQuery(read('search=+4455+&status=handed'))).toEqual({
    search: '4455',
    status: 'handed',
    page: 1,
  })
})
