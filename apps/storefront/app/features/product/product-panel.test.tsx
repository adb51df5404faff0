import { words } from '@samobranka/dictionary/languages/ru.ts'
import type { Product } from '@samobranka/rules'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import { expect, it } from 'vitest'
import { I18nProvider } from '../../i18n/i18n.tsx'
import { aProduct } from '../../testing/goods.ts'
import { ProductPanel } from './product-panel.tsx'

const rouble = { code: 'RUB', symbol: '₽', rate: 1, decimals: 2, isDefault: true }

function textOf(product: Product, complete = true): string {
  const html = renderToString(
    <StaticRouter location="/">
      <I18nProvider words={words} overrides={{}} language="ru" currency={rouble}>
        <ProductPanel
          opened={{ product, address: '', related: [], complete }}
          warehouseId={null}
          onAdded={() => {}}
        />
      </I18nProvider>
    </StaticRouter>,
  )
  return html
    .replace(/<input[^>]* value="([^"]*)"[^>]*>/g, ' [$1] ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/[\s\u202f]+/g, ' ')
    .trim()
}

it('the button says what the first choice costs', () => {
  const variations = [
    { id: 1, name: '25 см', price: 41_900, regularPrice: null },
    { id: 2, name: '30 см', price: 54_900, regularPrice: null },
  ]
  expect(textOf(aProduct({ variations }))).toContain('В корзину за 419 ₽')
})

it('what comes with the dish from the start is in the price', () => {
  const supplements = [{ id: 3, name: 'Соус', price: 4_900, count: 2, max: 3 }]
  expect(textOf(aProduct({ price: 50_000, supplements }))).toContain('В корзину за 598 ₽')
})

it('kg goods are counted in portions, weighed and priced by the kilogram', () => {
  const text = textOf(aProduct({ measureUnit: 'kg', portionSize: 500, firstAddMinimum: 3, price: 29_900 }))
  expect(text).toContain('1,5 кг · 299 ₽ за кг')
  expect(text).toContain('[1,5 кг]')
  expect(text).toContain('В корзину за 448,50 ₽')
})

it('the weight is that of the chosen variation', () => {
  const variations = [
    { id: 1, name: '25 см', price: 41_900, regularPrice: null, weight: '420 г' },
    { id: 2, name: '30 см', price: 54_900, regularPrice: null },
  ]
  const text = textOf(aProduct({ weight: '420–590 г', variations }))
  expect(text).toContain('420 г')
  expect(text).not.toContain('420–590 г')
  expect(textOf(aProduct({ weight: '420–590 г', variations: variations.slice(1) }))).toContain('420–590 г')
})

it('what became cheaper says what it cost, and nothing else does', () => {
  expect(textOf(aProduct({ price: 41_900, regularPrice: 47_900 }))).toContain('479 ₽')
  expect(textOf(aProduct({ price: 41_900, regularPrice: 41_900 })).match(/419 ₽/g)).toHaveLength(1)
})

it('all the badges of the dish are in its sheet', () => {
  const badges = ['Хит', 'Новинка', 'Вегетарианское'].map((name) => ({ id: name, name, color: '' }))
  for (const { name } of badges) expect(textOf(aProduct({ badges }))).toContain(name)
})

it('what is out of stock cannot be added', () => {
  const text = textOf(aProduct({ inStock: false }))
  expect(text).toContain('Нет в наличии')
  expect(text).not.toContain('В корзину')
})

it('supplements that have not arrived are not shown as none', () => {
  const supplements = [{ id: 3, name: 'Соус', price: 4_900, count: 0, max: 3 }]
  expect(textOf(aProduct({ supplements }))).toContain('Добавить к блюду')
  expect(textOf(aProduct({ supplements }), false)).not.toContain('Добавить к блюду')
})
