import type { Codec } from './codec.ts'
import { pathText } from './read.ts'
import { idOf, readTolerantly } from './read-tolerantly.ts'
import type { OnWarning } from './reader.ts'

/** A record of a foreign server; null where it is broken: it is left out with a warning naming it, never the whole list. */
export const readRecord = <T>(codec: Codec<T>, record: unknown, onWarning?: OnWarning): T | null => {
  const reading = readTolerantly(codec, record, onWarning)
  if (reading.ok) return reading.value
  for (const fault of reading.faults)
    onWarning?.({ id: idOf(record), path: pathText(fault.path), what: fault.what, dropped: 'record' })
  return null
}
