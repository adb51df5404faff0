import { expect, it } from 'vitest'
import { firstStatus } from './first-status.ts'

it.each([
  ['online', 'pending'],
  ['cod', 'accepted'],
  ['card', 'accepted'],
  ['invoice', 'accepted'],
])('[O6] starts an order paid by %s as %s', (method, status) => {
  expect(firstStatus(method)).toBe(status)
})
