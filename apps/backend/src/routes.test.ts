import { endpoints } from '@samobranka/contract'
import { expect, it } from 'vitest'
import { routes } from './routes.ts'
import { unanswered } from './unanswered.ts'

it('answers every call of the contract but those it says it does not', () => {
  const answered = new Set(routes.map((route) => route.endpoint.name))
  const missing = endpoints.map((endpoint) => endpoint.name).filter((name) => !answered.has(name))
  expect(missing).toEqual(unanswered)
})

it('answers nothing that the contract does not know, and nothing twice', () => {
  const names = routes.map((route) => route.endpoint.name)
  const known = new Set(endpoints.map((endpoint) => endpoint.name))
  expect(names.filter((name) => !known.has(name))).toEqual([])
  expect(new Set(names).size).toBe(names.length)
})
