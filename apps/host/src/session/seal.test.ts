import { expect, it } from 'vitest'
import { createSeal } from './seal.ts'

const seal = createSeal('one secret')

it('opens what it closed', () => {
  expect(seal.open(seal.close('жетон'))).toBe('жетон')
})

it('hides the text and never seals it the same way twice', () => {
  const first = seal.close('token-of-anna')
  expect(Buffer.from(first, 'base64url').toString('latin1')).not.toContain('token')
  expect(seal.close('token-of-anna')).not.toBe(first)
})

it('opens nothing after any single byte was changed', () => {
  const bytes = Buffer.from(seal.close('token'), 'base64url')
  for (let index = 0; index < bytes.length; index++) {
    const changed = Buffer.from(bytes)
    changed[index] = (changed[index] ?? 0) ^ 1
    expect(seal.open(changed.toString('base64url'))).toBeNull()
  }
})

it('opens nothing sealed with another secret, cut short or made up', () => {
  expect(seal.open(createSeal('another secret').close('token'))).toBeNull()
  expect(seal.open(seal.close('token').slice(0, -4))).toBeNull()
  expect(seal.open('')).toBeNull()
  expect(seal.open('not a cookie')).toBeNull()
})

it('is opened by any host that has the same secret', () => {
  expect(createSeal('one secret').open(seal.close('token'))).toBe('token')
})
