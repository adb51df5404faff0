import { expect, it } from 'vitest'
import { journalQuery, readFilter, writeFilter } from './journal-filter.ts'

it('stands in the address and comes back from it', () => {
  const filter = { staff: '3', deed: 'order.', subject: 'order', number: '4711', from: '2026-03-06', to: '' }
  expect(writeFilter(filter).toString()).toBe('staff=3&deed=order.&subject=order&number=4711&from=2026-03-06')
  expect(readFilter(writeFilter(filter))).toEqual(filter)
})

it('asks for the last day as a whole, and for nothing that is no day', () => {
  const nothing = readFilter(new URLSearchParams())
  const { from, to } = journalQuery({ ...nothing, from: '2026-03-06', to: '2026-03-06' })
  expect(Date.parse(to ?? '') - Date.parse(from ?? '')).toBe(86_400_000)
  expect(journalQuery({ ...nothing, staff: 'x', from: 'soon' })).toEqual({
    staffId: null,
    deed: null,
    subject: null,
    subjectId: null,
    from: null,
    to: null,
  })
})
