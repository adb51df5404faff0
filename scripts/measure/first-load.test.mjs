import { describe, expect, it } from 'vitest'
import { heavierRoutes } from './first-load.mjs'

const known = { home: { raw: 300_000, packed: 100_000 } }

describe('the weight of a route', () => {
  it('may grow a little, and no more', () => {
    expect(heavierRoutes({ home: { raw: 1, packed: 102_500 } }, known)).toEqual([])
    expect(heavierRoutes({ home: { raw: 1, packed: 103_500 } }, known)).toHaveLength(1)
  })

  it('has an end, also where the table does not know the route', () => {
    expect(heavierRoutes({ added: { raw: 1, packed: 143_000 } }, known)).toEqual([])
    expect(heavierRoutes({ added: { raw: 1, packed: 144_000 } }, known)).toHaveLength(1)
  })
})
