import { describe, expect, it } from 'vitest'
import type { Category } from '../model/category.ts'
import { courseOf, stationOf } from './station-of.ts'

const category = (id: number, parent = 0) => ({ id, parent, name: `№ ${id}`, slug: `${id}` }) as Category
const categories = [category(1), category(11, 1), category(111, 11), category(2), category(3)]
const stations = [
  { id: 'cold', name: 'Холодный цех', categories: [2] },
  { id: 'hot', name: 'Горячий цех', categories: [1] },
  { id: 'oven', name: 'Печь', categories: [11] },
]

describe('stationOf', () => {
  it('[Y1] is the one that names the nearest category of the dish, or one that it lies in', () => {
    expect(stationOf([1], categories, stations)).toBe('hot')
    expect(stationOf([11], categories, stations)).toBe('oven')
    expect(stationOf([111], categories, stations)).toBe('oven')
    expect(stationOf([1, 111], categories, stations)).toBe('oven')
    expect(stationOf([2], categories, stations)).toBe('cold')
  })

  it('[Y2] is the first for a dish that no station names, and nameless where there is none', () => {
    expect(stationOf([3], categories, stations)).toBe('cold')
    expect(stationOf([], categories, stations)).toBe('cold')
    expect(stationOf([1], categories, [])).toBe('')
  })

  it('[Y3] does not go round for ever where categories do', () => {
    const round = [category(1, 2), category(2, 1)]
    expect(stationOf([1], round, stations)).toBe('hot')
  })
})

describe('courseOf', () => {
  const courses = [
    { name: 'Закуски', categories: [2] },
    { name: 'Горячее', categories: [1] },
  ]
  it('[Y10] is the course that names the nearest category, and the first for everything else', () => {
    expect(courseOf([2], categories, courses)).toBe(1)
    expect(courseOf([111], categories, courses)).toBe(2)
    expect(courseOf([3], categories, courses)).toBe(1)
    expect(courseOf([1], categories, [])).toBe(1)
  })
})
