import type { Domain } from '../../wire/codec.ts'
import { flag } from '../../wire/flag.ts'
import { isObject } from '../../wire/json.ts'
import { reshaped } from '../../wire/mapped.ts'
import { noun } from '../../wire/noun.ts'
import { record, untouched } from '../../wire/record.ts'
import { text, word } from '../../wire/text.ts'

// WordPress keeps a JSON field as text; a broken one must not take the language away.
const parsed = (wire: unknown): unknown => {
  if (typeof wire !== 'string') return wire
  try {
    const value: unknown = JSON.parse(wire)
    return isObject(value) ? value : {}
  } catch {
    return {}
  }
}

export const language = noun('Language', {
  code: ['code', word],
  text: ['text', text, ''],
  isDefault: ['default', flag, false],
  /** The operator's own words by the dictionary's keys: texts, or plural forms. */
  words: ['lang_json_data', reshaped(record(untouched), parsed), {}],
})
export type Language = Domain<typeof language>
