import { describe, expect, it } from 'vitest'
import { list } from './list.ts'
import { money } from './money.ts'
import { noun } from './noun.ts'
import { count, id } from './number.ts'
import { readRecord } from './read-record.ts'
import { readInSlices, readTolerantly } from './read-tolerantly.ts'
import type { Warning } from './reader.ts'
import { word } from './text.ts'
import { whole } from './whole.ts'

const part = noun('PartOfDish', { id: ['id', id], price: ['price', money], count: ['count', count, 1] })
const coupon = whole(noun('Voucher', { id: ['id', id], minimum: ['minimum', money, 0] }))
const dish = noun('Dish', {
  id: ['id', id],
  name: ['name', word],
  step: ['step', count, 1],
  parts: ['parts', list(part), []],
  coupons: ['coupons', list(coupon), []],
})

const tolerant = (wire: unknown) => {
  const warnings: Warning[] = []
  const reading = readTolerantly(dish, wire, (warning) => warnings.push(warning))
  return { value: reading.ok ? reading.value : null, warnings }
}

const plain = { id: 1, name: 'x', step: 1, parts: [], coupons: [] }

describe('a foreign document', () => {
  it('reads without warnings when there is nothing to warn of', () => {
    expect(tolerant({ id: '1', name: 'x' })).toEqual({ value: plain, warnings: [] })
  })

  it('gets the default for a part that cannot be read, with a warning', () => {
    expect(tolerant({ id: 1, name: 'x', step: 'many' })).toEqual({
      value: plain,
      warnings: [{ id: 1, path: 'step', what: 'a number expected, got "many"', dropped: 'part' }],
    })
  })

  it('loses only the element that misses what it needs, and the warning names it', () => {
    const parts = [
      { id: 5, price: 'free' },
      { id: 6, price: 10 },
      { id: 7, price: {} },
    ]
    const { value, warnings } = tolerant({ id: 1, name: 'x', parts })
    expect(value?.parts).toEqual([{ id: 6, price: 1000, count: 1 }])
    expect(new Set(warnings.map((warning) => warning.id))).toEqual(new Set([5, 7]))
  })

  it('finds the element also in a list kept as an object', () => {
    const parts = { 10: { id: 5, price: 'free' }, 12: { id: 6, price: 10 } }
    expect(tolerant({ id: 1, name: 'x', parts }).value?.parts.map((one) => one.id)).toEqual([6])
  })

  it('leaves out a record that must be whole rather than the restriction that broke', () => {
    const coupons = [
      { id: 8, minimum: 'abc' },
      { id: 9, minimum: '5' },
    ]
    const { value, warnings } = tolerant({ id: 1, name: 'x', coupons })
    expect(value?.coupons).toEqual([{ id: 9, minimum: 500 }])
    expect(warnings.map((warning) => warning.id)).toEqual([8])
  })

  it('is refused when it misses what it cannot be without, and says what was wrong first', () => {
    const reading = readTolerantly(dish, { id: 1, name: {}, step: 'many' })
    expect(reading).toEqual({
      ok: false,
      faults: [
        { path: ['name'], what: 'a text expected, got {}' },
        { path: ['step'], what: 'a number expected, got "many"' },
      ],
    })
  })

  it('is not changed by reading it', () => {
    const wire = { id: 1, name: 'x', step: 'many', parts: [{ id: 1 }] }
    tolerant(wire)
    expect(wire).toEqual({ id: 1, name: 'x', step: 'many', parts: [{ id: 1 }] })
  })
})

describe('a foreign document that is read in slices', () => {
  it.each<[string, unknown]>([
    ['whole', { id: 1, name: 'x', parts: [{ id: 6, price: 10 }], coupons: [{ id: 9, minimum: '5' }] }],
    ['with a list kept as an object', { id: 1, name: 'x', parts: { 10: { id: 6, price: 10 } } }],
    ['with PHP’s nothing', { id: 1, name: 'x', parts: '', coupons: false, step: null }],
    ['with broken parts', { id: 1, name: 'x', parts: [{ id: 5, price: 'free' }], step: 'many' }],
    ['with a list that is none', { id: 1, name: 'x', parts: 'three' }],
    ['with an element that is nothing', { id: 1, name: 'x', parts: [null, { id: 6, price: 10 }] }],
    ['without what it needs', { id: 1 }],
    ['and is none', 'rubbish'],
    ['and is empty', []],
    ['and is nothing', undefined],
  ])('%s, is what it is when it is read at once', async (_how, wire) => {
    const atOnce: Warning[] = []
    const inSlices: Warning[] = []
    const expected = readTolerantly(dish, wire, (warning) => atOnce.push(warning))
    const rest = () => Promise.resolve()
    expect(await readInSlices(dish, wire, rest, (warning) => inSlices.push(warning))).toEqual(expected)
    expect(inSlices).toEqual(atOnce)
  })

  it('lets others have their turn after each of its parts', async () => {
    const parts = Array.from({ length: 10 }, (_, index) => ({ id: index, price: 1 }))
    let turns = 0
    await readInSlices(dish, { id: 1, name: 'x', parts }, () => {
      turns++
      return null
    })
    expect(turns).toBeGreaterThan(parts.length)
  })
})

describe('a foreign list', () => {
  it('loses its broken records only, each with a warning naming it', () => {
    const warnings: Warning[] = []
    const wire = [{ id: 1, name: 'x' }, { id: '2', name: null }, 'rubbish', { id: 3, name: 'z', step: 'q' }]
    const values = wire.map((record) => readRecord(dish, record, (warning) => warnings.push(warning)))
    expect(values.map((one) => one?.id)).toEqual([1, undefined, undefined, 3])
    expect(warnings).toEqual([
      { id: '2', path: 'name', what: 'missing', dropped: 'record' },
      { id: null, path: '', what: 'an object expected, got "rubbish"', dropped: 'record' },
      { id: 3, path: 'step', what: 'a number expected, got "q"', dropped: 'part' },
    ])
  })
})
