import type { Attribute } from '@samobranka/rules'
import type { Codec } from '../../wire/codec.ts'
import { isObject } from '../../wire/json.ts'
import { list, listOf } from '../../wire/list.ts'
import { reshaped } from '../../wire/mapped.ts'
import { noun } from '../../wire/noun.ts'
import { text, word } from '../../wire/text.ts'

const one: Codec<Attribute> = noun<Attribute>('Attribute', { name: ['name', word], value: ['value', text] })

/** WooCommerce keeps the values of an attribute in one list (`options`); we say each by itself. */
const apart = (wire: unknown): unknown[] => {
  if (!isObject(wire) || typeof wire.value === 'string') return [wire]
  const values = wire.options ?? wire.value
  return Array.isArray(values)
    ? values.map((value) => ({ name: wire.name, value }))
    : [{ ...wire, value: values }]
}

/** What is known of a product: [{name, value}], with several values of one name apart. */
export const attributes: Codec<readonly Attribute[]> = reshaped(
  list(one),
  (wire) => listOf(wire)?.flatMap(apart) ?? wire,
)
