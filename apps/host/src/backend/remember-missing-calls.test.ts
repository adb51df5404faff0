import { expect, it } from 'vitest'
import { rememberMissingCalls } from './remember-missing-calls.ts'

const MINUTE = 60_000

it('asks once in ten minutes, and tells what it found before while it asks again', async () => {
  let at = 0
  const answers = [new Set(['placeOrder']), new Set<string>()]
  const lacking = rememberMissingCalls(
    async () => answers.shift() ?? new Set(),
    () => at,
  )
  expect([...(await lacking())]).toEqual(['placeOrder'])
  at = 9 * MINUTE
  expect([...(await lacking())]).toEqual(['placeOrder'])
  expect(answers).toHaveLength(1)
  at = 11 * MINUTE
  expect([...(await lacking())]).toEqual(['placeOrder'])
  expect([...(await lacking())]).toEqual([])
})

it('a server that cannot be asked lacks nothing, and is asked again soon', async () => {
  let at = 0
  let isDown = true
  const lacking = rememberMissingCalls(
    async () => {
      if (isDown) throw new Error('down')
      return new Set(['placeOrder'])
    },
    () => at,
  )
  expect([...(await lacking())]).toEqual([])
  isDown = false
  expect([...(await lacking())]).toEqual([])
  at = 11_000
  expect([...(await lacking())]).toEqual(['placeOrder'])
})

it('a server that went down still lacks what it lacked', async () => {
  let at = 0
  let isDown = false
  const lacking = rememberMissingCalls(
    async () => {
      if (isDown) throw new Error('down')
      return new Set(['placeOrder'])
    },
    () => at,
  )
  await lacking()
  isDown = true
  at = 11 * MINUTE
  await lacking()
  expect([...(await lacking())]).toEqual(['placeOrder'])
})
