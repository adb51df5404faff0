import type { Catalogue, Category, Product } from '@samobranka/rules'
import { describe, expect, it } from 'vitest'
import { searchIndex } from './search-index.ts'

const category = (id: number, name: string) => ({ id, name, parent: 0 }) as Category
const product = (id: number, name: string, categoryId: number, description = '', over: object = {}) =>
  ({
    id,
    name,
    description,
    categories: [categoryId],
    badges: [],
    attributes: [],
    ...over,
  }) as unknown as Product

const catalogue: Catalogue = {
  categories: [category(1, 'Пицца'), category(2, 'Супы')],
  products: [
    product(11, 'Маргарита', 1, 'Томаты и моцарелла'),
    product(12, 'Пепперони', 1),
    product(21, 'Том ям', 2, 'Острый суп с креветками'),
    product(22, 'Борщ', 2),
  ],
}
const index = await searchIndex(catalogue)
const nameOf = new Map(catalogue.products.map(({ id, name }) => [id, name]))
const names = (query: string) => index.find(query, 10).map((id) => nameOf.get(id))

it.each([
  ['маргарита', 'Маргарита'],
  ['Марг', 'Маргарита'],
  ['margarita', 'Маргарита'],
  ['vfhufhbnf', 'Маргарита'],
  ['пеперони', 'Пепперони'],
  ['борщь', 'Борщ'],
  ['моцарелла', 'Маргарита'],
  ['острый суп', 'Том ям'],
])('«%s» finds %s first', (query, name) => {
  expect(names(query)[0]).toBe(name)
})

it.each(['моргарита', 'маргрита', 'марггарита', 'маргарина'])(
  '[K24] «%s» is one slip from маргарита',
  (query) => {
    expect(names(query)[0]).toBe('Маргарита')
  },
)

it('a category’s name in the wrong layout finds its goods', () => {
  expect(names('gbwwf').sort()).toEqual(['Маргарита', 'Пепперони'])
})

it('what nobody cooks is not found', () => {
  expect(names('телевизор')).toEqual([])
  expect(names('  ')).toEqual([])
})

it('of a beginning that half of the menu has, names that begin with it go first', async () => {
  const many = await searchIndex({
    categories: [category(1, 'Мангал')],
    products: [
      product(1, 'Сок манго', 1),
      product(2, 'Уголь', 1),
      product(3, 'Маки', 1),
      product(4, 'Манты', 1),
    ],
  })
  expect(many.find('ма', 3)).toEqual([3, 4, 1])
  expect(many.find('vf', 4)).toEqual([3, 4, 1, 2])
})

describe('words of badges and attributes, and those that mean the same', async () => {
  const marked = await searchIndex({
    categories: [category(1, 'Салаты')],
    products: [
      product(1, 'Хумус', 1, '', { badges: [{ id: 'v', name: 'Вегетарианское', color: '' }] }),
      product(2, 'Цезарь', 1, '', { attributes: [{ name: 'Кухня', value: 'Итальянская' }] }),
      product(3, 'Веганский боул', 1),
      product(5, 'Филе куриное', 1, 'К вегетарианской каше'),
      product(4, 'Шашлык', 1, '', { attributes: [{ name: 'contains', value: 'spicy' }] }),
    ],
  })
  const synonyms = 'веган, вегетариан'

  it('find the goods that bear them', () => {
    expect(marked.find('вегетарианское', 9)).toEqual([1, 5])
    expect(marked.find('итальянская', 9)).toEqual([2])
  })

  it('leave what was typed first', () => {
    expect(marked.find('веган', 9)).toEqual([3])
    expect(marked.find('веган', 9, synonyms)).toEqual([3, 1])
  })

  it('are no marks that speak to the machine only', () => {
    expect(marked.find('spicy', 9)).toEqual([])
  })
})
