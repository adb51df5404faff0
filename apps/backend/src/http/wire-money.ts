import type { Money } from '@samobranka/rules'

/** A sum inside a refusal's data, where no codec writes it. */
export function wireMoney(sum: Money): string {
  return (sum / 100).toFixed(2)
}
