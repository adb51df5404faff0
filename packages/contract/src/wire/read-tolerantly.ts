import type { Codec } from './codec.ts'
import { isObject } from './json.ts'
import { type Fault, pathText, type Reading, read } from './read.ts'
import { readStepwise } from './steps.ts'

/** Something a foreign server sent that could not be read and was left out. */
export interface Warning {
  /** The id of the record it happened in, as the wire wrote it; null when it has none. */
  readonly id: string | number | null
  readonly path: string
  readonly what: string
  /** Whether the whole record was left out, or only the part at `path`. */
  readonly dropped: 'record' | 'part'
}
export type OnWarning = (warning: Warning) => void

/** A pause that is due: a promise to wait for, or null while there is time left. */
export type Pause = () => Promise<unknown> | null

interface Readers<T> {
  readonly atOnce: (wire: unknown, onWarning?: OnWarning) => T
  readonly inSlices: (wire: unknown, pause: Pause, onWarning?: OnWarning) => Promise<T>
}
const readers = new WeakMap<object, Readers<unknown>>()

/** For documents too large to be read twice, or in one go: these leave out and warn by themselves. */
export const readsTolerantly = <T>(codec: Codec<T>, own: Readers<T>): Codec<T> => {
  readers.set(codec, own)
  return codec
}

/** The same as `readTolerantly`, with pauses; what has to be read anew without its faults is read in one go. */
export const readInSlices = async <T>(
  codec: Codec<T>,
  wire: unknown,
  pause: Pause,
  onWarning?: OnWarning,
): Promise<Reading<T>> => {
  const own = readers.get(codec) as Readers<T> | undefined
  if (own && isContainer(wire)) return { ok: true, value: await own.inSlices(wire, pause, onWarning) }
  return (await readStepwise(codec, wire, pause)) ?? readTolerantly(codec, wire, onWarning)
}

// Each round removes at least one thing from the document; the bound only stops a codec that contradicts itself.
const ROUNDS = 50

/**
 * Reads a foreign server's document: what cannot be read is taken out (a field, then the element that needs it)
 * and reported, and the rest is used. Refused only when nothing sensible remains.
 */
export const readTolerantly = <T>(codec: Codec<T>, wire: unknown, onWarning?: OnWarning): Reading<T> => {
  const own = readers.get(codec) as Readers<T> | undefined
  if (own && isContainer(wire)) return { ok: true, value: own.atOnce(wire, onWarning) }
  let reading = read(codec, wire)
  if (reading.ok || !isContainer(wire)) return reading
  const first = reading
  const document: unknown = structuredClone(wire)
  const warnings: Warning[] = []
  for (let round = 0; round < ROUNDS && !reading.ok; round++) {
    const removed = reading.faults.map((fault) => leaveOut(document, fault.path.slice(0, fault.unit)))
    if (removed.includes(false)) return first
    sweep(document)
    for (const fault of reading.faults)
      warnings.push({
        id: idAlong(wire, fault.path),
        path: pathText(fault.path),
        what: fault.what,
        dropped: 'part',
      })
    reading = read(codec, document)
  }
  if (reading.ok && onWarning) warnings.forEach(onWarning)
  return reading
}

const REMOVED = Symbol('removed')

const isContainer = (value: unknown): value is Record<string | number, unknown> =>
  typeof value === 'object' && value !== null

const keyIn = (holder: object, step: string | number): string =>
  typeof step === 'number' && isObject(holder) ? (Object.keys(holder)[step] ?? '') : String(step)

// A codec may have gathered scattered keys under one: then only the end of the path stands in the document.
const leaveOut = (document: unknown, path: Fault['path']): boolean =>
  path.some((_, start) => takeOut(document, path.slice(start)))

/** Removes what stands at the path, or, where it is missing already, the thing that misses it. */
const takeOut = (document: unknown, path: Fault['path']): boolean => {
  for (let end = path.length; end > 0; end--) {
    const holder = walk(document, path.slice(0, end - 1))
    const step = path[end - 1]
    if (!isContainer(holder) || step === undefined) continue
    const key = keyIn(holder, step)
    if (holder[key] === undefined) continue
    holder[key] = REMOVED
    return true
  }
  return false
}

const walk = (document: unknown, path: Fault['path']): unknown =>
  path.reduce<unknown>(
    (holder, step) => (isContainer(holder) ? holder[keyIn(holder, step)] : undefined),
    document,
  )

// Elements leave only after all faults of a round were marked: earlier would shift the indexes of the others.
const sweep = (value: unknown): void => {
  if (Array.isArray(value)) {
    for (let index = value.length - 1; index >= 0; index--) {
      if (value[index] === REMOVED) value.splice(index, 1)
      else sweep(value[index])
    }
  } else if (isObject(value)) {
    for (const key of Object.keys(value)) {
      if (value[key] === REMOVED) delete value[key]
      else sweep(value[key])
    }
  }
}

const idAlong = (wire: unknown, path: Fault['path']): string | number | null => {
  for (let end = path.length; end >= 0; end--) {
    const found = idOf(walk(wire, path.slice(0, end)))
    if (found !== null) return found
  }
  return null
}

/** The id a record calls itself by, as it wrote it. */
export const idOf = (wire: unknown): string | number | null => {
  if (!isObject(wire)) return null
  const own = wire.id ?? wire.ID ?? wire.term_id
  return typeof own === 'string' || typeof own === 'number' ? own : null
}
