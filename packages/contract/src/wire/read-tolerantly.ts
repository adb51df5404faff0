import type { Codec } from './codec.ts'
import { isObject } from './json.ts'
import { pathText, type Reading, readWith } from './read.ts'
import { type Fault, type Manner, type OnWarning, Reader, type Warning } from './reader.ts'
import { afterwards, isSteps, type Pause, runAtOnce, runInSlices, type Steps } from './steps.ts'

/**
 * Reads a foreign server's document: what cannot be read is taken out (a field, then the element that needs it)
 * and reported, and the rest is used. Refused only when nothing sensible remains.
 */
export const readTolerantly = <T>(codec: Codec<T>, wire: unknown, onWarning?: OnWarning): Reading<T> =>
  runAtOnce(readLeavingOut(codec, wire, { onWarning }))

/** The same with pauses. */
export const readInSlices = <T>(
  codec: Codec<T>,
  wire: unknown,
  pause: Pause,
  onWarning?: OnWarning,
): Promise<Reading<T>> => runInSlices(readLeavingOut(codec, wire, { pause, onWarning }))

// Each round removes at least one thing from the document; the bound only stops a codec that contradicts itself.
const ROUNDS = 50

const readLeavingOut = <T>(codec: Codec<T>, wire: unknown, manner: Manner): Reading<T> | Steps<Reading<T>> =>
  afterwards(readWith(new Reader(manner), codec, wire), (first) =>
    first.ok || !isContainer(wire) ? first : withoutFaults(codec, wire, first, manner),
  )

function* withoutFaults<T>(
  codec: Codec<T>,
  wire: unknown,
  first: Reading<T>,
  manner: Manner,
): Steps<Reading<T>> {
  const document: unknown = structuredClone(wire)
  const warnings: Warning[] = []
  let reading: Reading<T> = first
  for (let round = 0; round < ROUNDS && !reading.ok; round++) {
    const removed = reading.faults.map((fault) => leaveOut(document, unitOf(fault)))
    if (removed.includes(false)) return first
    sweep(document)
    for (const fault of reading.faults)
      warnings.push({
        id: idAlong(wire, fault.path),
        path: pathText(fault.path),
        what: fault.what,
        dropped: 'part',
      })
    const again = readWith(new Reader(manner), codec, document)
    reading = isSteps(again) ? yield* again : again
  }
  if (reading.ok && manner.onWarning) warnings.forEach(manner.onWarning)
  return reading
}

const unitOf = ({ path, inside = 0 }: Fault): Fault['path'] => path.slice(0, path.length - inside)

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
