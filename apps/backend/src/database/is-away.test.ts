import { expect, it } from 'vitest'
import { isAway } from './is-away.ts'

const coded = (code: string) => Object.assign(new Error('x'), { code })

it.each([
  coded('57P03'),
  coded('08006'),
  coded('ECONNREFUSED'),
  coded('SQLITE_FULL'),
  coded('SQLITE_IOERR_WRITE'),
  new Error('Connection terminated unexpectedly'),
])('is away: %s', (fault) => {
  expect(isAway(fault)).toBe(true)
})

it.each([coded('23505'), coded('SQLITE_CONSTRAINT'), new Error('x is not a function'), 'text', null])(
  'is a fault of ours: %s',
  (fault) => {
    expect(isAway(fault)).toBe(false)
  },
)
