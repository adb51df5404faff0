import { expect, it } from 'vitest'
import { contactsView } from './contacts-view.ts'

const workTime = {
  aroundClock: true,
  week: [],
  cookingMinutes: 0,
  timeZone: 'Europe/Moscow',
  closedDates: [],
}
const kitchen = (id: number) => ({
  id,
  name: `Кухня ${id}`,
  address: '',
  point: null,
  workTime,
  tables: [],
  bookingMinutes: 120,
})
const contact = (phone: string, warehouseId: number | null, isDefault = false, shown = '') => ({
  phone,
  shown,
  warehouseId,
  isDefault,
})

it('a kitchen has its own phones, or the main one', () => {
  const { places, phones } = contactsView(
    {
      contacts: [
        contact('+71', 1, true, '+7 (1)'),
        contact('+72', 2),
        contact('+73', null),
        contact('+74', 99),
      ],
      warehouses: [kitchen(1), kitchen(2), kitchen(3)],
      pickups: [],
    },
    null,
  )
  expect(places.map((place) => place.phones.map(({ shown }) => shown))).toEqual([
    ['+7 (1)'],
    ['+72'],
    ['+7 (1)'],
  ])
  expect(phones.map(({ phone }) => phone)).toEqual(['+73', '+74'])
})

it('the chosen kitchen comes first, and a pickup point in a kitchen is no second pin', () => {
  const point = { lat: 57, lon: 39 }
  const pickup = (id: number, address: string) => ({
    id,
    name: `Пункт ${id}`,
    address,
    point,
    warehouseId: 1,
  })
  const view = contactsView(
    {
      contacts: [],
      warehouses: [{ ...kitchen(1), address: 'Озёрская, 48', point }, kitchen(2)],
      pickups: [pickup(5, 'Озёрская, 48'), pickup(6, 'Лесная, 2')],
    },
    2,
  )
  expect(view.places.map(({ id }) => id)).toEqual([2, 1])
  expect(view.points.map(({ key }) => key)).toEqual(['kitchen 1', 'pickup 6'])
  expect(view.pickups.map(({ id }) => id)).toEqual([6])
})
