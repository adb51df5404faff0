import { valueAt } from '../providers/value-at.ts'

/** The provider did not answer, refused, or said something that makes no sense: nothing is known of the payment. */
export class ProviderFault extends Error {}

export function textAt(answer: unknown, ...path: readonly string[]): string {
  const value = maybeTextAt(answer, ...path)
  if (value === null) throw new ProviderFault(`The provider's answer has no ${path.join('.')}`)
  return value
}

export function maybeTextAt(answer: unknown, ...path: readonly string[]): string | null {
  const value = valueAt(answer, path)
  return typeof value === 'string' && value !== '' ? value : null
}

export function numberAt(answer: unknown, ...path: readonly string[]): number {
  const value = valueAt(answer, path)
  if (typeof value !== 'number') throw new ProviderFault(`The provider's answer has no ${path.join('.')}`)
  return value
}
