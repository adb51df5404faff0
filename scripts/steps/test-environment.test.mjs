import { describe, expect, it } from 'vitest'
import { testEnvironment } from './test-environment.mjs'

describe('the environment of a test', () => {
  it('is never production, whatever the machine says', () => {
    expect(testEnvironment({ NODE_ENV: 'production' })).toEqual({ NODE_ENV: 'test' })
  })

  it('has no settings of a shop that somebody left on the machine', () => {
    const left = {
      DATABASE_URL: 'postgres://live',
      CLOCK: '2020-01-01T00:00:00Z',
      SMS_GATEWAY_URL: 'https://sms',
    }
    expect(testEnvironment(left)).toEqual({ NODE_ENV: 'test' })
  })

  it('keeps what programs need, and the tests’ own settings', () => {
    const kept = { PATH: '/bin', CHROMIUM_PATH: '/bin/chromium', TEST_DATABASE_URL: 'postgres://tests' }
    expect(testEnvironment(kept)).toEqual({ ...kept, NODE_ENV: 'test' })
  })
})
