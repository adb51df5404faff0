import fc from 'fast-check'
import { expect, it } from 'vitest'
import { decodeEntities } from './entities.ts'
import { read } from './read.ts'
import { prose, text } from './text.ts'
import { write } from './write.ts'

const PIECES = ['&', 'amp;', '#38;', '#x26;', 'lt;', '<', 'b', '>', '/', '!--', '-->', 'br', ' ', '\n']

const tricky = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.array(fc.constantFrom(...PIECES)).map((pieces) => pieces.join('')),
)

it.each([
  ['text', text],
  ['prose', prose],
])('any %s survives being written and read', (_name, codec) => {
  fc.assert(
    fc.property(tricky, (value) => {
      expect(read(codec, write(codec, value))).toEqual({ ok: true, value })
    }),
  )
})

it('a name that every object has is no letter', () => {
  expect(decodeEntities('&constructor; &toString; &__proto__;')).toBe('&constructor; &toString; &__proto__;')
})

it('entities are decoded once, not until nothing is left to decode', () => {
  expect(decodeEntities('&amp;lt;')).toBe('&lt;')
})
