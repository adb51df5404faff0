import type { Money } from '@samobranka/rules'
import { type Refusal, refuse } from '../http/refusal.ts'
import { wireMoney } from '../http/wire-money.ts'

export function tooMuch(field: string, most: Money): Refusal {
  const faults = [{ path: field, what: `at most ${wireMoney(most)} expected` }]
  return refuse(422, 'too_large', { params: { field }, data: { field, most: wireMoney(most), faults } })
}
