import * as z from 'zod/mini'
import type { Codec, Context, Payload } from './codec.ts'

export interface Fault {
  readonly path: readonly (string | number)[]
  readonly what: string
  /** How much of the path leads to the smallest thing that may be left out with it; the whole path when absent. */
  readonly unit?: number
  /** It is understood, but more than may come in a request. */
  readonly isTooLarge?: true
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

/** The same for what is asked of us, where every part has its limit. */
export const readRequest = <T>(codec: Codec<T>, wire: unknown): Reading<T> => {
  const payload: Payload = { value: wire, issues: [] }
  const { value, issues } = codec._zod.run(payload, REQUEST) as Payload
  if (issues.length > 0) return { ok: false, faults: issues.map(faultOf) }
  return value === undefined
    ? { ok: false, faults: [{ path: [], what: 'missing' }] }
    : { ok: true, value: value as T }
}
const REQUEST: Context = { async: false, side: 'request' }

const faultOf = (issue: z.core.$ZodIssue | Payload['issues'][number]): Fault => {
  const path = (issue.path ?? []).filter((step) => typeof step !== 'symbol')
  const { inside, isTooLarge } = (issue.code === 'custom' ? issue.params : undefined) ?? {}
  return {
    path,
    what: issue.message ?? '',
    ...(typeof inside === 'number' ? { unit: path.length - inside } : {}),
    ...(isTooLarge === true ? { isTooLarge } : {}),
  }
}

/** ['products', 3, 'price'] → products[3].price */
export const pathText = (path: Fault['path']): string =>
  path.reduce<string>(
    (text, step) => (typeof step === 'number' ? `${text}[${step}]` : text === '' ? step : `${text}.${step}`),
    '',
  )
