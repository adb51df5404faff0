import { createTranslator, loadWords } from '@samobranka/dictionary'
import { type DeliveryType, ORDER_STATUSES, timeline } from '@samobranka/rules'
import { expect, it } from 'vitest'
import { statusKey } from './status-key.ts'

const t = createTranslator(await loadWords('ru'), 'ru')
const said = (deliveryType: DeliveryType) =>
  timeline(deliveryType, []).map(({ status }) => t(statusKey({ status, deliveryType })))

it('tells a booked table by words of its own', () => {
  expect(said('lounge')).toEqual(['Бронь принята', 'Бронь подтверждена', 'Гости за столом', 'Визит завершён'])
  expect(t(statusKey({ status: 'cancelled', deliveryType: 'lounge' }))).toBe('Бронь отменена')
})

it('never tells of a table what is told of food', () => {
  const food = ORDER_STATUSES.filter((status) => status !== 'pending' && status !== 'courier')
  const same = food.filter(
    (status) =>
      statusKey({ status, deliveryType: 'lounge' }) === statusKey({ status, deliveryType: 'flat_rate' }),
  )
  expect(same).toEqual([])
})

it('leaves delivery and pickup as they are', () => {
  expect(said('flat_rate')).toEqual(['Заказ принят', 'Готовится', 'Курьер в пути', 'Заказ вручён'])
  expect(said('local_pickup')).toEqual(['Заказ принят', 'Готовится', 'Готов к выдаче', 'Заказ вручён'])
})
