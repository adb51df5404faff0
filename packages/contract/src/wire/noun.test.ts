import { describe, expect, it } from 'vitest'
import { flag } from './flag.ts'
import { list } from './list.ts'
import { money } from './money.ts'
import { noun, unknownKeys } from './noun.ts'
import { count, id } from './number.ts'
import { optional } from './optional.ts'
import { pathText, read } from './read.ts'
import { record } from './record.ts'
import { text, word } from './text.ts'
import { write } from './write.ts'

const part = noun('Part', { name: ['part_name', word], weight: ['w', count, 1] })
const thing = noun('Thing', {
  id: ['id', id],
  name: ['name', word],
  price: ['price_now', money, 0],
  isNew: ['new', flag, true],
  parts: ['parts', list(part), []],
  note: ['note', text, '', 'sparse'],
  tags: ['tags', list(text), [], 'sparse'],
  main: ['main', optional(part), null],
  words: ['words', record(text), {}],
})

const bare = { id: 1, name: 'x' }

const readThing = (wire: unknown) => {
  const reading = read(thing, wire)
  if (!reading.ok) throw new Error(JSON.stringify(reading.faults))
  return reading.value
}
const faultsOf = (wire: unknown) => {
  const reading = read(thing, wire)
  return reading.ok ? [] : reading.faults.map(({ path, what }) => `${pathText(path)}: ${what}`)
}

describe('reading', () => {
  it('renames and fills in what is absent', () => {
    expect(readThing(bare)).toEqual({
      id: 1,
      name: 'x',
      price: 0,
      isNew: true,
      parts: [],
      note: '',
      tags: [],
      main: null,
      words: {},
    })
  })

  it('takes nothing, in any of its spellings, for absence', () => {
    const nothing = { price_now: '', new: null, parts: false, note: null, main: [], words: [] }
    expect(readThing({ ...bare, ...nothing })).toEqual(readThing(bare))
  })

  it('leaves unknown fields alone', () => {
    expect(readThing({ ...bare, _links: {}, acf: 5 })).toEqual(readThing(bare))
  })

  it('reads a list kept as an object with numeric keys', () => {
    const parts = { 3: { part_name: 'a' }, 7: { part_name: 'b', w: '2' } }
    expect(readThing({ ...bare, parts }).parts).toEqual([
      { name: 'a', weight: 1 },
      { name: 'b', weight: 2 },
    ])
  })

  it('tells all faults at once, each with its place and what it found', () => {
    expect(
      faultsOf({ id: 'one', price_now: 'abc', parts: [{ part_name: 'a' }, { w: 'heavy' }, null], words: 5 }),
    ).toEqual([
      'id: a whole number expected, got "one"',
      'name: missing',
      'price_now: a number or decimal string expected, got "abc"',
      'parts[1].part_name: missing',
      'parts[1].w: a number expected, got "heavy"',
      'parts[2]: missing',
      'words: an object expected, got 5',
    ])
  })

  it('refuses what is no object', () => {
    expect(faultsOf('thing')).toEqual([': an object expected, got "thing"'])
    expect(faultsOf([1])).toEqual([': an object expected, got [1]'])
    expect(faultsOf(null)).toEqual([': missing'])
  })

  it('does not take inherited keys for fields', () => {
    expect(faultsOf(JSON.parse('{"__proto__": {"id": 1, "name": "x"}}'))).toEqual([
      'id: missing',
      'name: missing',
    ])
  })
})

describe('writing', () => {
  it('writes every field but sparse ones at their default', () => {
    expect(write(thing, readThing(bare))).toEqual({
      id: 1,
      name: 'x',
      price_now: '0.00',
      new: true,
      parts: [],
      main: null,
      words: {},
    })
  })

  it('writes sparse fields that say something', () => {
    expect(write(thing, { ...readThing(bare), note: 'hot', tags: ['a'] })).toMatchObject({
      note: 'hot',
      tags: ['a'],
    })
  })
})

describe('a noun with room for the unknown', () => {
  const open = noun('Open', { id: ['id', id], extra: unknownKeys }, { rest: 'extra' })

  it('keeps unknown keys and writes them back', () => {
    const wire = { id: 1, operators_own: { deep: [1, 2] } }
    const reading = read(open, wire)
    expect(reading).toEqual({ ok: true, value: { id: 1, extra: { operators_own: { deep: [1, 2] } } } })
    expect(reading.ok && write(open, reading.value)).toEqual(wire)
  })
})
