import { expect, it } from 'vitest'
import { isReservedSlug } from './is-reserved-slug.ts'

it.each([
  ['office', true],
  ['offices', false],
  ['our-office', false],
])('%s is kept for another application: %s', (slug, isReserved) => {
  expect(isReservedSlug(slug)).toBe(isReserved)
})
