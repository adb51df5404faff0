import { describe, expect, it } from 'vitest'
import { testCard } from '../test-card.ts'
import { allowedDeeds } from './allowed-deeds.ts'
import { deedWords } from './deed-words.ts'
import { asksMinutes, asksPayment, orderDeeds } from './order-deeds.ts'

const said = (card: Parameters<typeof orderDeeds>[0]) => {
  const { main, others } = orderDeeds(card)
  return [main && deedWords(main), ...others.map(deedWords)].map((key) => key?.replace('office.orders.', ''))
}

describe('orderDeeds', () => {
  it.each([
    ['a new one', testCard(), ['accept', 'to_cooking', 'refuse']],
    ['an accepted one', testCard({ region: 'accepted' }), ['to_cooking', 'cancel']],
    ['one for later', testCard({ region: 'later' }), ['to_cooking', 'cancel']],
    [
      'one that waits for its money',
      testCard({ status: 'pending', region: 'unpaid' }),
      [null, 'accept_unpaid', 'cancel'],
    ],
    [
      'a delivery that cooks',
      testCard({ status: 'cooking', region: 'cooking' }),
      ['to_ready', 'to_courier', 'cancel', 'back'],
    ],
    [
      'a delivery that is cooked',
      testCard({ status: 'cooking', region: 'ready', kitchenReadyAt: '2026-11-19T18:20:00Z' }),
      ['to_courier', 'cancel', 'back'],
    ],
    [
      'a pickup that cooks',
      testCard({ status: 'cooking', region: 'cooking', deliveryType: 'local_pickup' }),
      ['to_ready', 'cancel', 'back'],
    ],
    [
      'a pickup that waits',
      testCard({ status: 'ready', region: 'ready', deliveryType: 'local_pickup' }),
      ['to_handed', 'cancel', 'back'],
    ],
    ['one on its way', testCard({ status: 'courier', region: 'courier' }), ['to_handed', 'cancel', 'back']],
    ['one that is over', testCard({ status: 'handed', region: 'finished' }), [null]],
  ])('offers the next deed of %s, and the others', (_, card, words) => {
    expect(said(card).map((word) => word ?? null)).toEqual(words)
  })

  it('leaves alone what is held back', () => {
    const held = { id: 'd', kind: 'refuse', until: '2026-11-19T18:00:05Z' } as const
    expect(orderDeeds(testCard({ held }))).toEqual({ main: null, others: [] })
  })

  it('says what is spoilt when it is cancelled', () => {
    const isSpoilt = (card: Parameters<typeof orderDeeds>[0]) =>
      orderDeeds(card).others.find((deed) => deed.kind === 'cancel')
    expect(isSpoilt(testCard({ status: 'courier', region: 'courier' }))).toMatchObject({ isSpoilt: true })
    expect(isSpoilt(testCard({ region: 'accepted' }))).toMatchObject({ isSpoilt: false })
  })

  it('shows nobody what their role may not do', () => {
    const deeds = allowedDeeds(orderDeeds(testCard()), (action) => action === 'orders.move')
    expect(deeds.main).toBeNull()
    expect(deeds.others.map(deedWords)).toEqual(['office.orders.to_cooking'])
  })
})

it('asks minutes of what is wanted at once, and money of what is not paid', () => {
  expect(asksMinutes({ takeTime: 'asap' })).toBe(true)
  expect(asksMinutes({ takeTime: '19:00-19:30' })).toBe(false)
  expect(asksPayment({ paymentStatus: 'on_receipt' })).toBe(true)
  expect(asksPayment({ paymentStatus: 'paid' })).toBe(false)
})
