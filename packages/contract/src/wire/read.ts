import type { Codec } from './codec.ts'
import { type Fault, Reader } from './reader.ts'
import { afterwards, runAtOnce, type Steps } from './steps.ts'

export type Reading<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly faults: readonly Fault[] }

/** Reads a document whole: PHP's habits are understood, anything else is a fault, and all faults are told at once. */
export const read = <T>(codec: Codec<T>, wire: unknown): Reading<T> =>
  runAtOnce(readWith(new Reader(), codec, wire))

/** The same for what comes as a request, where every part has its limit. */
export const readRequest = <T>(codec: Codec<T>, wire: unknown): Reading<T> =>
  runAtOnce(readWith(new Reader({ isRequest: true }), codec, wire))

export const readWith = <T>(reader: Reader, codec: Codec<T>, wire: unknown): Reading<T> | Steps<Reading<T>> =>
  afterwards(codec.decode(wire, reader), (value): Reading<T> => {
    if (reader.faults.length > 0) return { ok: false, faults: reader.faults }
    return value === undefined ? { ok: false, faults: [{ path: [], what: 'missing' }] } : { ok: true, value }
  })

/** ['products', 3, 'price'] → products[3].price */
export const pathText = (path: Fault['path']): string =>
  path.reduce<string>(
    (text, step) => (typeof step === 'number' ? `${text}[${step}]` : text === '' ? step : `${text}.${step}`),
    '',
  )
