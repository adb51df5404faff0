import * as z from 'zod/mini'
import type { Codec } from './codec.ts'

export interface Fault {
  readonly path: readonly (string | number)[]
  readonly what: string
}

export type Reading<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly faults: readonly Fault[] }

/** Reads a document whole: PHP's habits are understood, anything else is a fault, and all faults are told at once. */
export const read = <T>(codec: Codec<T>, wire: unknown): Reading<T> => {
  const result = z.safeDecode(codec, wire)
  if (!result.success) return { ok: false, faults: result.error.issues.map(faultOf) }
  return result.data === undefined
    ? { ok: false, faults: [{ path: [], what: 'missing' }] }
    : { ok: true, value: result.data }
}

const faultOf = (issue: z.core.$ZodIssue): Fault => ({
  path: issue.path.filter((step) => typeof step !== 'symbol'),
  what: issue.code === 'custom' ? issue.message : issue.code === 'invalid_type' ? 'missing' : issue.message,
})

/** ['products', 3, 'price'] → products[3].price */
export const pathText = (path: Fault['path']): string =>
  path.reduce<string>(
    (text, step) => (typeof step === 'number' ? `${text}[${step}]` : text === '' ? step : `${text}.${step}`),
    '',
  )
