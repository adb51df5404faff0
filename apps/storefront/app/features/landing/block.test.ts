import { expect, it } from 'vitest'
import { blockInView, blockOf } from './block.ts'

it('an address of the menu names its category, deeper ones too', () => {
  expect(blockOf('/menu/pizza')).toBe('pizza')
  expect(blockOf('/menu/pizza/meat-pizza/diablo')).toBe('pizza')
  expect(blockOf('/menu/%D0%BF%D0%B8%D1%86%D1%86%D0%B0')).toBe('пицца')
  expect(blockOf('/menu/%E0%A4%A')).toBe('%E0%A4%A')
  expect(blockOf('/')).toBeNull()
  expect(blockOf('/blog/menu')).toBeNull()
})

it('the block in view is the last that has reached its resting place', () => {
  const tops = (...values: number[]) => values.map((top, index) => ({ slug: `block ${index}`, top }))
  expect(blockInView(tops(420, 900))).toBeNull()
  expect(blockInView(tops(100, 580))).toBe('block 0')
  expect(blockInView(tops(-380, 100.6))).toBe('block 1')
  expect(blockInView(tops(-380, 101.4))).toBe('block 0')
  expect(blockInView([])).toBeNull()
})
