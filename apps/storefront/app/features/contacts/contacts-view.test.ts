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
  const { places, phones } = contactsView({
    contacts: [
      contact('+71', 1, true, '+7 (1)'),
      contact('+72', 2),
      contact('+73', null),
      contact('+74', 99),
    ],
    warehouses: [kitchen(1), kitchen(2), kitchen(3)],
  })
  expect(places.map((place) => place.phones.map(({ shown }) => shown))).toEqual([
    ['+7 (1)'],
    ['+72'],
    ['+7 (1)'],
  ])
  expect(phones.map(({ phone }) => phone)).toEqual(['+73', '+74'])
})
