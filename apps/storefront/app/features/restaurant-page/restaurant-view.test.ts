import type { Settings } from '@samobranka/contract'
import { describe, expect, it } from 'vitest'
import { aCategory, aProduct } from '../../testing/goods.ts'
import { restaurantView } from './restaurant-view.ts'

const hours = { from: 10 * 60, to: 22 * 60 }
const workTime = {
  aroundClock: false,
  week: [[hours], [hours], [hours], [hours], [hours], [hours], []],
  cookingMinutes: 20,
  timeZone: 'Europe/Moscow',
  closedDates: [],
}
const warehouse = (id: number, over: object = {}) => ({
  id,
  name: `Зал ${id}`,
  address: '',
  point: null,
  workTime,
  tables: [{ id: 1, seats: 2, zone: '' }],
  bookingMinutes: 120,
  ...over,
})
const settings = (...warehouses: object[]) => ({ warehouses, contacts: [] }) as unknown as Settings
const empty = { categories: [], products: [] }
/** A Saturday. */
const at = (time: string) => new Date(`2026-11-14T${time}+03:00`)
const opening = (time: string, over: object = {}) =>
  restaurantView(empty, { settings: settings(warehouse(1, over)), warehouseId: null, now: at(time) }, [])
    .places[0]?.opening

describe('a kitchen', () => {
  it('is open until the hall closes', () => {
    expect(opening('12:00')).toEqual({ kind: 'open', until: '22:00' })
  })

  it('opens later today', () => {
    expect(opening('08:00')).toEqual({ kind: 'closed', daysAhead: 0, weekday: 6, from: '10:00' })
  })

  it('after closing names the next day that has hours', () => {
    expect(opening('23:00')).toEqual({ kind: 'closed', daysAhead: 2, weekday: 1, from: '10:00' })
  })

  it('is never shut where the hall works round the clock', () => {
    expect(opening('03:00', { workTime: { ...workTime, aroundClock: true } })).toEqual({
      kind: 'aroundClock',
    })
  })
})

it('halls with tables are shown, the chosen one first', () => {
  const visit = {
    settings: settings(warehouse(1), warehouse(2, { tables: [] }), warehouse(3)),
    warehouseId: 3,
    now: at('12:00'),
  }
  expect(restaurantView(empty, visit, []).places.map(({ id }) => id)).toEqual([3, 1])
})

it('the chef’s dishes are those marked as his; the card prints the first of each category and says there are more', () => {
  const categories = [aCategory({ id: 20, showOnHome: true }), aCategory({ id: 30, showOnHome: false })]
  const chef = [{ id: 'x', name: 'Выбор шефа', color: '' }]
  const products = Array.from({ length: 9 }, (_, index) =>
    aProduct({ id: index + 1, categories: [20], images: ['a'], badges: index === 8 ? chef : [] }),
  )
  const visit = { settings: settings(), warehouseId: null, now: at('12:00') }
  const view = restaurantView({ categories, products }, visit, ['room', 'bar'])
  expect(view.chef[0]?.goods.id).toBe(9)
  expect(view.menu.map(({ dishes, more }) => [dishes.length, more])).toEqual([[7, true]])
  expect(view.hero).toBe('room')
})
