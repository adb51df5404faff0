import { expect, it } from 'vitest'
import { holdsTooMuch } from './holds-too-much.ts'

const many = <T>(count: number, one: T): T[] => Array.from({ length: count }, () => one)

it('lets the fullest order in', () => {
  const line = { product_id: 1, count: 1, supplements: many(50, { id: 1, count: 1 }) }
  expect(holdsTooMuch(JSON.stringify({ lines: many(200, line) }))).toBe(false)
})

it('lets a long list of numbers in, for it is read quickly and refused by its name', () => {
  expect(holdsTooMuch(JSON.stringify({ coupons: many(200_000, 1) }))).toBe(false)
})

it.each([
  ['lists', many(40_000, [])],
  ['objects', many(40_000, {})],
  ['names', Object.fromEntries(many(50_000, 0).map((_, at) => [`k${at}`, 0]))],
])('is more than anybody needs: %s', (_, body) => {
  expect(holdsTooMuch(JSON.stringify(body))).toBe(true)
})
