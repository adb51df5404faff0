import type { Badge } from '@samobranka/rules'
import type { Codec } from '../../wire/codec.ts'
import { isObject } from '../../wire/json.ts'
import { reshaped } from '../../wire/mapped.ts'
import { noun } from '../../wire/noun.ts'
import { text, word } from '../../wire/text.ts'

const whole: Codec<Badge> = noun<Badge>('Badge', {
  id: ['id', word],
  name: ['name', word],
  color: ['color', text, ''],
})

/** A badge as a record or, as operators like to write it, only its words. */
export const badge: Codec<Badge> = reshaped(whole, (wire) => {
  if (typeof wire === 'string') return { id: wire, name: wire }
  if (!isObject(wire) || (wire.id !== undefined && wire.name !== undefined)) return wire
  const name = wire.name ?? wire.label ?? wire.title
  return { ...wire, name, id: wire.id ?? wire.slug ?? name }
})
