import * as z from 'zod/mini'
import type { Codec } from './codec.ts'

export interface Fault {
  readonly path: readonly (string | number)[]
  readonly what: string
  /** How much of the path leads to the smallest thing that may be left out with it; the whole path when absent. */
  readonly unit?: number
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

const faultOf = (issue: z.core.$ZodIssue): Fault => {
  const path = issue.path.filter((step) => typeof step !== 'symbol')
  const inside: unknown = issue.code === 'custom' ? issue.params?.inside : undefined
  return {
    path,
    what: issue.message,
    ...(typeof inside === 'number' ? { unit: path.length - inside } : {}),
  }
}

/** ['products', 3, 'price'] → products[3].price */
export const pathText = (path: Fault['path']): string =>
  path.reduce<string>(
    (text, step) => (typeof step === 'number' ? `${text}[${step}]` : text === '' ? step : `${text}.${step}`),
    '',
  )
