import { describe, expect, it } from 'vitest'
import { testCard } from '../test-card.ts'
import { deedWords } from './deed-words.ts'
import { orderDeeds } from './order-deeds.ts'
import { predictDeed } from './predict-deed.ts'

const now = Date.parse('2026-11-19T18:01:00Z')

describe('predictDeed', () => {
  it('takes a new order out of «Новые» with the minutes that were said', () => {
    const card = predictDeed(testCard(), { kind: 'accept' }, now, 30)
    expect(card).toMatchObject({
      region: 'accepted',
      acceptance: { at: '2026-11-19T18:01:00.000Z', minutes: 30 },
      promisedFrom: '2026-11-19T18:31:00.000Z',
      promisedTo: '2026-11-19T18:41:00.000Z',
    })
  })

  it('puts a confirmed order for later where it waits', () => {
    const later = testCard({ startsAt: '2026-11-19T20:00:00Z', promisedTo: '2026-11-19T21:00:00Z' })
    expect(predictDeed(later, { kind: 'accept' }, now)).toMatchObject({
      region: 'later',
      promisedTo: '2026-11-19T21:00:00Z',
    })
  })

  it('moves it on and offers what comes next', () => {
    const cooking = predictDeed(testCard(), { kind: 'move', to: 'cooking', isBack: false }, now)
    expect(cooking).toMatchObject({ status: 'cooking', region: 'cooking' })
    expect(cooking.acceptance).not.toBeNull()
    const ready = predictDeed(cooking, { kind: 'ready' }, now)
    expect(ready.region).toBe('ready')
    const main = orderDeeds(ready).main
    expect(main && deedWords(main)).toBe('office.orders.to_courier')
    const gone = predictDeed(ready, { kind: 'move', to: 'courier', isBack: false }, now)
    const back = predictDeed(gone, { kind: 'move', to: 'cooking', isBack: true }, now)
    expect(back).toMatchObject({ region: 'cooking', kitchenReadyAt: null })
  })

  it('leaves what is refused where it is: the server holds it for five seconds', () => {
    const card = testCard()
    expect(predictDeed(card, { kind: 'refuse', isSpoilt: false }, now)).toBe(card)
  })
})
