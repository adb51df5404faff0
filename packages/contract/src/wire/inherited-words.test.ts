import { expect, it } from 'vitest'
import { deliveryMethod } from '../nouns/delivery/delivery-method.ts'
import { decodeEntities } from './entities.ts'
import { oneOf } from './one-of.ts'
import { read } from './read.ts'

const codec = oneOf(['flat_rate', 'local_pickup'], { delivery: 'flat_rate' })

it.each(['constructor', '__proto__', 'toString', 'hasownproperty', 'valueOf'])(
  '%s, which every object has, is no word of ours',
  (word) => {
    expect(read(codec, word).ok).toBe(false)
    expect(decodeEntities(`&${word};`)).toBe(`&${word};`)
    expect(read(deliveryMethod, word).ok).toBe(false)
  },
)

it('other spellings are read as before', () => {
  expect(read(codec, ' Delivery ')).toEqual({ ok: true, value: 'flat_rate' })
  expect(decodeEntities('Сыр &amp; ветчина')).toBe('Сыр & ветчина')
})
