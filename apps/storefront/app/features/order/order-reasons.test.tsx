import { words } from '@samobranka/dictionary/languages/ru.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { I18nProvider } from '../../i18n/i18n.tsx'
import { anOrder } from '../../testing/order.ts'
import { OrderReasons } from './order-reasons.tsx'

const rouble = { code: 'RUB', symbol: '₽', rate: 1, decimals: 2, isDefault: true }

const shown = (order: Parameters<typeof anOrder>[0], why: string | null = null) =>
  renderToStaticMarkup(
    <I18nProvider words={words} overrides={{}} language="ru" currency={rouble}>
      <OrderReasons order={anOrder(order)} why={why} />
    </I18nProvider>,
  ).replace(/<[^>]+>/g, '')

it('tells why there will be nothing, in the words of the restaurant', () => {
  const order = {
    status: 'cancelled',
    cancelReason: 'закончились продукты',
    timeReason: 'много заказов',
  } as const
  expect(shown(order)).toBe('Причина: закончились продукты')
})

it('tells why the time moved: the words of the restaurant before what the clock can tell', () => {
  expect(shown({ timeReason: 'много заказов' }, 'кухня занята')).toBe('Время изменилось: много заказов')
  expect(shown({}, 'кухня занята')).toBe('кухня занята')
})

it.each(['handed', 'cancelled'] as const)('has no excuse for the time of what is %s', (status) => {
  expect(shown({ status, timeReason: 'много заказов' }, 'кухня занята')).toBe('')
})

it('says nothing where nothing is to be said', () => {
  expect(shown({})).toBe('')
})
