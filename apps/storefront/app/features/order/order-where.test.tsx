import type { Order } from '@samobranka/contract'
import { words } from '@samobranka/dictionary/languages/ru.ts'
import fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import { expect, it } from 'vitest'
import { I18nProvider } from '../../i18n/i18n.tsx'
import { evilText } from '../../testing/evil-text.ts'
import { anOrder } from '../../testing/order.ts'
import { OrderWhere } from './order-where.tsx'

const rouble = { code: 'RUB', symbol: '₽', rate: 1, decimals: 2, isDefault: true }

const shown = (text: string): string => {
  const address = { line: text, flat: text, entrance: text, floor: text, privateHouse: false, point: null }
  const order = anOrder({ address: address as Order['address'] })
  const around = { kitchen: null, pickup: null } as never
  return renderToStaticMarkup(
    <StaticRouter location="/">
      <I18nProvider words={words} overrides={{}} language="ru" currency={rouble}>
        <OrderWhere order={order} around={around} />
      </I18nProvider>
    </StaticRouter>,
  )
}
const tags = (html: string) => html.match(/<[^>]*>/g)

it('shows an address as it was written, whatever it was written to do', () => {
  const plain = tags(shown('Садовая'))
  expect(plain).toHaveLength(6)
  const check = fc.property(evilText, (text) => {
    expect(tags(shown(text))).toEqual(plain)
  })
  fc.assert(check)
})
