import { LIMITS } from '../limits.ts'
import type { Codec } from '../wire/codec.ts'
import { list } from '../wire/list.ts'
import { noun } from '../wire/noun.ts'
import { untouched } from '../wire/record.ts'
import { maxBulk, maxItems, maxLength } from '../wire/request-limit.ts'
import { verbatim } from '../wire/text.ts'

/** WordPress's way of saying more about a thing than its fields do. */
export interface Meta {
  readonly key: string
  readonly value: unknown
}

const meta: Codec<Meta> = noun<Meta>('Meta', {
  key: ['key', maxLength(verbatim, LIMITS.key)],
  value: ['value', maxBulk(untouched, { characters: 4_000, levels: 8 }), null],
})

export const metaData: Codec<readonly Meta[]> = maxItems(list(meta), LIMITS.meta)

export const metaValue = (all: readonly Meta[], key: string): unknown =>
  all.find((one) => one.key === key)?.value
