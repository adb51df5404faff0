import type { Product } from '@samobranka/rules'
import { expect, it } from 'vitest'
import { findDishes } from './find-dishes.ts'

const dish = (name: string, available = true) => ({ name, available }) as Product
const menu = [dish('Пицца Маргарита'), dish('Маргарита большая'), dish('Кола'), dish('Маринара', false)]
const names = (text: string) => findDishes(menu, text).map(({ name }) => name)

it('finds by the beginning of the name first, then of any word', () => {
  expect(names('марг')).toEqual(['Маргарита большая', 'Пицца Маргарита'])
  expect(names('маргарита пицца')).toEqual(['Пицца Маргарита'])
})

it('finds what was typed in the other layout, and nothing that is not sold', () => {
  expect(names('rjkf')).toEqual(['Кола'])
  expect(names('маринара')).toEqual([])
  expect(names('  ')).toEqual([])
})
