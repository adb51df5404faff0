import { beyond, type Codec, expected, field } from './codec.ts'
import { isObject } from './json.ts'
import { anId, listOfThese } from './json-schema.ts'
import { listOf } from './list.ts'
import { isLargeId } from './number.ts'

const idsExpected = 'a list of whole numbers'

const readOne = (wire: unknown): number | null => {
  if (typeof wire === 'number') return Number.isSafeInteger(wire) && wire >= 0 ? wire : null
  if (typeof wire === 'string') return /^\s*\d{1,15}\s*$/.test(wire) ? Number(wire) : null
  // WordPress gives whole terms where their numbers are meant.
  if (isObject(wire)) return readOne(wire.id ?? wire.term_id ?? wire.ID)
  return null
}

const read = (wire: unknown) => {
  const values = typeof wire === 'string' ? wire.split(',') : typeof wire === 'number' ? [wire] : listOf(wire)
  if (values === null) return expected(idsExpected)
  const ids: number[] = []
  for (const value of values) {
    const one = readOne(value)
    if (one === null) return isLargeId(value) ? beyond(idsExpected) : expected(idsExpected)
    ids.push(one)
  }
  return ids
}

/** Numbers of other things: [1, 2], ["1", 2], "1,2", {"0": 1}, whole terms, or nothing. */
export const idList: Codec<readonly number[]> = field<readonly number[]>({
  schema: listOfThese(anId),
  decode: (wire) => {
    if (wire === undefined) return undefined
    return wire === null || wire === false || wire === '' || wire === 0 ? [] : read(wire)
  },
  encode: (ids) => ids,
})
