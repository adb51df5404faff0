import { describe, expect, it } from 'vitest'
import { afterOrder, EMPTY_DRAFT, readDraft } from './draft.ts'

describe('a kept draft', () => {
  it.each([null, '', 'nonsense', '5', 'null', '[]'])('that is %s is an empty one', (text) => {
    expect(readDraft(text)).toEqual(EMPTY_DRAFT)
  })

  it('gives what has the right shape of it', () => {
    const kept = { way: 'lounge', name: 'Вера', guests: 4, tips: '5', payment: null, unknown: 1 }
    expect(readDraft(JSON.stringify(kept))).toEqual({
      ...EMPTY_DRAFT,
      way: 'lounge',
      name: 'Вера',
      guests: 4,
    })
  })

  it.each([null, ['x', 5], { '1101//': 5 }, 'остро'])('takes no notes that are %j', (notes) => {
    expect(readDraft(JSON.stringify({ notes })).notes).toEqual({})
  })

  it('gives the notes and the allergy back', () => {
    const kept = { allergy: 'орехи', notes: { '1101//': 'без соуса' } }
    expect(readDraft(JSON.stringify(kept))).toEqual({ ...EMPTY_DRAFT, ...kept })
  })

  it('takes no way that there is not', () => {
    expect(readDraft('{"way":"pigeon"}').way).toBeNull()
  })
})

it('an order leaves behind who ordered, what he must not eat, how they paid and when, and nothing of itself', () => {
  const draft = {
    ...EMPTY_DRAFT,
    way: 'flat_rate',
    name: 'Вера',
    phone: '+79000000001',
    payment: 'card',
    takeDate: '06.03.2026',
    takeTime: '19:00-19:30',
    comment: 'без лука',
    allergy: 'орехи',
    notes: { '1101//': 'без соуса' },
    tips: 10,
    changeFrom: '5000',
  } as const
  expect(afterOrder(draft)).toEqual({
    ...EMPTY_DRAFT,
    name: 'Вера',
    phone: '+79000000001',
    allergy: 'орехи',
    payment: 'card',
    takeTime: '19:00-19:30',
  })
})
