import { describe, expect, it } from 'vitest'
import { typosAllowed } from './typos-allowed.ts'

describe('typosAllowed', () => {
  it.each([
    ['суп', 0],
    ['каша', 1],
    ['котлета', 1],
    ['пельмени', 2],
  ])('[K25] in %s is %i', (word, slips) => {
    expect(typosAllowed(word)).toBe(slips)
  })
})
