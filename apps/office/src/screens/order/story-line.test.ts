import { expect, it } from 'vitest'
import { storyLine } from './story-line.ts'

const at = '2026-11-19T18:00:00Z'
const said = (kind: string, text: string, by = 'Анна') => {
  const line = storyLine({ at, kind, by, text })
  return line && [line.words?.replace('office.orders.', '') ?? null, line.text, line.minutes, line.amount]
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
  const by = (who: string) => storyLine({ at, kind: 'status', by: who, text: 'accepted' })?.by
  expect(by('Анна')).toBe('Анна')
  expect(by('customer')).toBe('office.orders.by_customer')
})
