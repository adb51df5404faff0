import { expect, it } from 'vitest'
import { idleFields } from './idle-fields.ts'
import { readBusinessFile } from './read-business-file.ts'

const idleIn = (name: 'products.json' | 'shipping.json' | 'settings.json', json: unknown) => {
  const reading = readBusinessFile(name, json)
  if (!reading.ok) throw new Error(JSON.stringify(reading.faults))
  return idleFields(name, Array.isArray(reading.value) ? reading.value : [reading.value])
}
const soup = { id: 7, name: 'Суп', slug: 'soup', price: '100.00' }

it.each([
  ['nothing said', soup, []],
  ['what every product says by default', { ...soup, countable: true, restaurants: [], url: '' }, []],
  ['countable', { ...soup, countable: false }, ['countable']],
  [
    'restaurants and url',
    { ...soup, restaurants: [1], url: 'https://x.example/soup' },
    ['restaurants', 'url'],
  ],
])('of a product: %s', (_name, product, fields) => {
  expect(idleIn('products.json', [product]).map(({ field }) => field)).toEqual(fields)
})

it('counts the elements that say it', () => {
  const products = [7, 8, 9].map((id) => ({ ...soup, id, slug: `soup-${id}`, countable: id === 9 }))
  expect(idleIn('products.json', products)).toEqual([{ field: 'countable', count: 2 }])
})

it('the old names of a delivery type are idle where they say something else', () => {
  const delivery = { label: 'Доставка', type: 'flat_rate', dbType: 'flat_rate', oldType: 'delivery' }
  expect(idleIn('shipping.json', [delivery])).toEqual([])
  expect(idleIn('shipping.json', [{ ...delivery, dbType: 'courier', oldType: 'pickup' }])).toEqual([
    { field: 'dbType', count: 1 },
    { field: 'oldType', count: 1 },
  ])
})

it('of the settings: the catalogue’s front and the translation’s flags', () => {
  expect(idleIn('settings.json', {})).toEqual([])
  expect(
    idleIn('settings.json', { facade: { catalog_front: 'cat2' }, translate: { auto: true } }).map(
      ({ field }) => field,
    ),
  ).toEqual(['facade.catalog_front', 'translate'])
})
