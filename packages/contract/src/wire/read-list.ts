import type { Codec } from './codec.ts'
import { listOf } from './list.ts'
import { pathText } from './read.ts'
import { idOf, readTolerantly } from './read-tolerantly.ts'
import type { OnWarning } from './reader.ts'

/** A foreign server's list: a broken record is left out with a warning naming it, never the whole list. */
export const readList = <T>(codec: Codec<T>, wire: unknown, onWarning?: OnWarning): T[] => {
  const records = listOf(wire)
  if (records === null) {
    onWarning?.({ id: null, path: '', what: 'a list expected', dropped: 'record' })
    return []
  }
  const values: T[] = []
  for (const record of records) {
    const value = readRecord(codec, record, onWarning)
    if (value !== null) values.push(value)
  }
  return values
}

/** One record of such a list; null when it had to be left out. */
export const readRecord = <T>(codec: Codec<T>, record: unknown, onWarning?: OnWarning): T | null => {
  const reading = readTolerantly(codec, record, onWarning)
  if (reading.ok) return reading.value
  for (const fault of reading.faults)
    onWarning?.({ id: idOf(record), path: pathText(fault.path), what: fault.what, dropped: 'record' })
  return null
}
