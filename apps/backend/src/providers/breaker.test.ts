import { expect, it } from 'vitest'
import { createBreaker } from './breaker.ts'

it('leaves a server alone after five failures, lets one try, and opens when it answers', () => {
  let clock = 0
  const breaker = createBreaker(() => clock)
  for (let times = 0; times < 5; times++) {
    expect(breaker.mayAsk()).toBe(true)
    breaker.failed()
  }
  expect(breaker.mayAsk()).toBe(false)
  clock = 2_000
  expect(breaker.mayAsk()).toBe(true)
  expect(breaker.mayAsk()).toBe(false)
  breaker.succeeded()
  expect(breaker.mayAsk()).toBe(true)
})

it('counts failures in a row only', () => {
  const breaker = createBreaker(() => 0)
  for (let times = 0; times < 20; times++) {
    breaker.failed()
    if (times % 4 === 3) breaker.succeeded()
  }
  expect(breaker.mayAsk()).toBe(true)
})
