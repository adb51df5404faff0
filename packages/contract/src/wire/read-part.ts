import type { Codec } from './codec.ts'
import type { Reader } from './reader.ts'
import { afterwards, type Steps } from './steps.ts'

/** Reads what stands under a key; its faults get the key. */
export const readPart = <T>(
  codec: Codec<T>,
  wire: unknown,
  key: string,
  reader: Reader,
): T | undefined | Steps<T | undefined> => {
  const before = reader.faults.length
  return afterwards(codec.decode(wire, reader), (value) => {
    reader.place(before, key)
    return value
  })
}
