import { expect, it } from 'vitest'
import { storyLines } from './story-line.ts'

const at = '2026-11-19T18:00:00Z'
const said = (kind: string, text: string, by = 'Анна') => {
  const [line] = storyLines([{ at, kind, by, text }])
  if (!line) return null
  return [line.words?.replace('office.orders.', '') ?? null, line.text, line.minutes, line.amount]
}

it.each([
  ['status', 'cooking', ['story_status_cooking', '', null, '']],
  ['accept', '{"minutes":30}', ['story_accept', '', 30, '']],
  ['note', 'Позвонить в дверь', ['story_note', 'Позвонить в дверь', null, '']],
  ['payment', 'paid 1290.00', ['story_payment_paid', '', null, '1290.00']],
  ['refund', 'cash done 90.50', ['story_refund_done', '', null, '90.50']],
  ['refuse.held', '', ['story_refuse_held', '', null, '']],
])('tells %s «%s»', (kind, text, line) => expect(said(kind, text)).toEqual(line))

it('tells nothing twice', () => {
  expect(said('move', '"cooking"')).toBeNull()
  expect(said('noted', '')).toBeNull()
  expect(said('refund', '{"amount":100}')).toBeNull()
})

it('names people by name, and the others by what they are', () => {
  const by = (who: string) => storyLines([{ at, kind: 'status', by: who, text: 'accepted' }])[0]?.by
  expect(by('Анна')).toBe('Анна')
  expect(by('customer')).toBe('office.orders.by_customer')
})

it('says who moved it, as the journal of that moment knows', () => {
  const lines = storyLines([
    { at, kind: 'status', by: 'customer', text: 'accepted' },
    { at: '2026-11-19T18:05:00.000Z', kind: 'status', by: 'staff', text: 'cooking' },
    { at: '2026-11-19T18:05:00.010Z', kind: 'move', by: 'Анна', text: '"cooking"' },
    { at: '2026-11-19T18:30:00.000Z', kind: 'status', by: 'staff', text: 'handed' },
    { at: '2026-11-19T18:30:00.000Z', kind: 'hand_over', by: 'Борис', text: '{"cash":100}' },
  ])
  expect(lines.map(({ by, words }) => [words?.replace('office.orders.story_status_', ''), by])).toEqual([
    ['handed', 'Борис'],
    ['cooking', 'Анна'],
    ['accepted', 'office.orders.by_customer'],
  ])
})
