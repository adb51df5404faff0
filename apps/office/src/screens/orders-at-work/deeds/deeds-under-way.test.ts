import { expect, it } from 'vitest'
import { testCard } from '../test-card.ts'
import { type DeedsUnderWay, shownOrders } from './deeds-under-way.ts'

const told = testCard()
const other = testCard({ id: 'o-2', number: '1002' })
const early = testCard({ region: 'accepted' })
const under = (answeredAt: number | null): DeedsUnderWay => new Map([[told.id, { card: early, answeredAt }]])
const regions = (askedAt: number, deeds: DeedsUnderWay) =>
  shownOrders([told, other], { askedAt }, deeds).map(({ region }) => region)

it('shows a deed at once, whatever lists come in while it is under way', () => {
  expect(regions(100, under(null))).toEqual(['accepted', 'new'])
})

it('shows it until a list comes that was asked for after its answer', () => {
  expect(regions(100, under(200))).toEqual(['accepted', 'new'])
  expect(regions(200, under(200))).toEqual(['accepted', 'new'])
  expect(regions(201, under(200))).toEqual(['new', 'new'])
})

it('gives the very list back while nothing is under way', () => {
  const orders = [told, other]
  expect(shownOrders(orders, { askedAt: 1 }, new Map())).toBe(orders)
})
