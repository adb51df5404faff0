import type { Settings } from '@samobranka/contract'
import { expect, it } from 'vitest'
import { placeOf, spotsOf } from './spots.ts'

const kitchen = { tables: [], point: null }
const titlesIn = (...addresses: readonly string[]) =>
  spotsOf({
    pickups: addresses.map((address, id) => ({
      id,
      name: `Окно ${id}`,
      address,
      warehouseId: 1,
      point: null,
    })),
    warehouses: [{ ...kitchen, id: 1, name: 'Кухня', address: '' }],
    shippingMethods: [],
  } as unknown as Settings).map((spot) => placeOf(spot).title)

it('is called by street and house where all are in one town', () => {
  const titles = titlesIn('Озёрск, Озёрская улица, 48', 'Озёрск, Лесная улица, 18')
  expect(titles).toEqual(['Озёрская улица, 48', 'Лесная улица, 18'])
})

it('keeps a town that tells it from the others, and its name where nobody wrote an address', () => {
  const titles = ['Озёрск, Озёрская улица, 48', 'Дальние Ключи, Хуторская улица, 5']
  expect(titlesIn(...titles)).toEqual(titles)
  expect(titlesIn('')).toEqual(['Окно 0'])
})
