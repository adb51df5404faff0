import { expect, it } from 'vitest'
import type { Notices } from '../../catalogue-access/root-data/notices.ts'
import { setServerTime } from '../../catalogue-access/server-time.ts'
import { orderingNow } from './ordering-now.ts'

const notices = (over: Partial<Notices> = {}): Notices => ({
  warehouseId: 2,
  workTime: null,
  timeZone: 'Europe/Moscow',
  popups: [
    {
      id: 1,
      title: 'Моем печи',
      text: 'До шести утра',
      image: '',
      link: '',
      warehouseIds: [],
      onlyWhenStockEmpty: false,
      disablesOrderingAt: [2],
      bannedDays: [],
      from: '04:00',
      to: '06:00',
      zoneIds: [],
      oneOff: false,
      repeatable: true,
    },
  ],
  ordering: { buyingDisabled: false, orderingDisabledAt: [] },
  ...over,
})
const here = { zoneId: null, catalogue: null }
const at = (clock: string) => setServerTime(Date.parse(`2026-03-05T${clock}+03:00`))

it('the popup’s own words say why, while it is due', () => {
  at('05:00')
  expect(orderingNow(notices(), here)).toBe('До шести утра')
  expect(orderingNow(notices({ warehouseId: 1 }), here)).toBeNull()
  at('06:00')
  expect(orderingNow(notices(), here)).toBeNull()
})

it('a setting says no without words', () => {
  at('12:00')
  const ordering = { buyingDisabled: true, orderingDisabledAt: [] }
  expect(orderingNow(notices({ ordering }), here)).toBe('')
})
