import { describe, expect, it } from 'vitest'
import { schemaOf } from '../openapi/schema-of.ts'
import type { JsonSchema } from '../wire/json-schema.ts'
import { list } from '../wire/list.ts'
import { noun } from '../wire/noun.ts'
import { count } from '../wire/number.ts'
import { pathText, read, readRequest } from '../wire/read.ts'
import { untouched } from '../wire/record.ts'
import { text } from '../wire/text.ts'
import { type Endpoint, endpoint } from './endpoint.ts'
import { endpoints } from './endpoints.ts'

interface Leaf {
  readonly path: readonly (string | number)[]
  readonly schema: JsonSchema
}

/** Everything of a form that holds something: texts, numbers, lists, and what is carried unread. */
function leavesOf(codec: Parameters<typeof schemaOf>[0]): Leaf[] {
  const components: Record<string, JsonSchema> = {}
  const walk = (schema: JsonSchema, path: Leaf['path']): Leaf[] => {
    if (typeof schema.$ref === 'string')
      return walk(components[schema.$ref.split('/').at(-1) ?? ''] ?? {}, path)
    if (Array.isArray(schema.anyOf)) return schema.anyOf.flatMap((one: JsonSchema) => walk(one, path))
    const types = [schema.type].flat()
    if (types.includes('array')) return [{ path, schema }, ...walk(schema.items as JsonSchema, [...path, 0])]
    if (!types.includes('object')) return [{ path, schema }]
    const fields = Object.entries((schema.properties ?? {}) as Record<string, JsonSchema>)
    const inside = fields.flatMap(([name, one]) => walk(one, [...path, name]))
    // Whatever stands under names of the caller's own choice is a list of these.
    return schema.additionalProperties
      ? [{ path, schema }, ...walk(schema.additionalProperties as JsonSchema, [...path, 0])]
      : inside
  }
  return walk(schemaOf(codec, 'request', components), [])
}

function isLimited({ schema }: Leaf): boolean {
  const types = [schema.type].flat()
  if (schema.enum !== undefined || types.includes('boolean') || schema.type === 'null') return true
  if (types.includes('string')) return typeof schema.maxLength === 'number'
  if (types.includes('array')) return typeof schema.maxItems === 'number'
  if (types.includes('object')) return typeof schema.maxProperties === 'number'
  if (types.includes('integer') || types.includes('number'))
    return typeof schema.minimum === 'number' && typeof schema.maximum === 'number'
  return typeof schema['x-max-characters'] === 'number'
}

const partsOf = ({ name, query, body }: Endpoint) =>
  Object.entries({ query, body }).flatMap(([part, codec]) => (codec ? [{ name, part, codec }] : []))

const unlimited = (row: Endpoint): string[] =>
  partsOf(row).flatMap(({ part, codec }) =>
    leavesOf(codec)
      .filter((leaf) => !isLimited(leaf))
      .map(({ path }) => `${part} ${pathText(path)}`),
  )

const MEGABYTE = 'у'.repeat(1_000_000)

/** More than such a thing may be, in each way it can be. */
function tooMuchOf({ schema }: Leaf): unknown[] {
  const types = [schema.type].flat()
  if (schema.enum !== undefined || types.includes('boolean') || schema.type === 'null') return []
  if (typeof schema.maxLength === 'number')
    return ['1'.repeat(schema.maxLength + 1), MEGABYTE, '9'.repeat(1_000_000)]
  if (typeof schema.maxItems === 'number') return [Array.from({ length: schema.maxItems + 1 }, () => 1)]
  if (typeof schema.maxProperties === 'number')
    return [Object.fromEntries(Array.from({ length: schema.maxProperties + 1 }, (_, at) => [`k${at}`, {}]))]
  if (typeof schema.maximum === 'number')
    return [
      schema.maximum * 2 + 2,
      '9'.repeat(1_000_000),
      schema.maximum < 1e9 ? String(schema.maximum + 1) : 1e300,
    ]
  return [MEGABYTE, { deep: { deep: { a: MEGABYTE } } }, Array.from({ length: 300_000 }, () => 0)]
}

const placed = (path: Leaf['path'], value: unknown): unknown =>
  path.reduceRight<unknown>((inner, step) => (typeof step === 'number' ? [inner] : { [step]: inner }), value)

/** Of a list of ids the list is named. */
const isAt = (path: Leaf['path'], wanted: Leaf['path']): boolean =>
  pathText(path) === pathText(wanted) ||
  (wanted.at(-1) === 0 && pathText(path) === pathText(wanted.slice(0, -1)))

describe('a request', () => {
  const rows = endpoints.flatMap(partsOf)

  it('has calls to look at', () => {
    expect(rows.length).toBeGreaterThan(60)
  })

  it('has a limit on everything it brings', () => {
    expect(endpoints.flatMap((row) => unlimited(row).map((field) => `${row.name}: ${field}`))).toEqual([])
  })

  it('is caught without one', () => {
    const body = noun('Forgetful', {
      name: ['name', text],
      much: ['much', count],
      tags: ['tags', list(text), []],
      more: ['more', untouched, null],
    })
    const row = endpoint({ name: 'x', method: 'POST', path: '/x', summary: '', auth: 'public', body })
    expect(unlimited(row as unknown as Endpoint)).toEqual([
      'body name',
      'body much',
      'body tags',
      'body tags[0]',
      'body more',
    ])
  })

  it.each(rows)('$name says of each part of its $part that it is too large', ({ codec }) => {
    for (const leaf of leavesOf(codec)) {
      for (const value of tooMuchOf(leaf)) {
        const reading = readRequest(codec, placed(leaf.path, value))
        const faults = reading.ok ? [] : reading.faults
        const fault = faults.find(({ path }) => isAt(path, leaf.path))
        expect(fault, `${pathText(leaf.path)} ${String(value).slice(0, 40)}`).toBeDefined()
        // Counts of goods, people and stars were a matter of form before there were limits, and stay one.
        const isCount = leaf.schema.type === 'integer' && Number(leaf.schema.maximum) <= 999
        if (!isCount) expect(fault?.isTooLarge, pathText(leaf.path)).toBe(true)
        expect(JSON.stringify(fault).length).toBeLessThan(400)
      }
    }
  })

  it('is not read to its end when all of it is wrong', () => {
    const rows = partsOf(endpoints.find(({ name }) => name === 'placeOrder') as Endpoint)
    const body = rows.find(({ part }) => part === 'body')?.codec
    const wrong = {
      product_id: 'x',
      count: 'x',
      supplements: Array.from({ length: 50 }, () => ({ id: 'x' })),
    }
    const reading = body && readRequest(body, { lines: Array.from({ length: 200 }, () => wrong) })
    expect(reading?.ok).toBe(false)
    if (reading && !reading.ok) expect(reading.faults.length).toBeLessThan(110)
  })
})

it('what a server answers and what is stored has no limit', () => {
  const order = endpoints.find(({ name }) => name === 'placeOrder')
  const body = order?.body
  const wire = { delivery_type: 'flat_rate', lines: [], comment: MEGABYTE, expected_total: [] }
  expect(body && read(body, wire).ok).toBe(true)
  expect(body && readRequest(body, wire).ok).toBe(false)
})

describe.each(['expected_total', 'tips', 'bonuses', 'change_from', 'warehouse_id', 'take_date'])(
  '%s',
  (name) => {
    const body = endpoints.find((row) => row.name === 'placeOrder')?.body
    const order = { delivery_type: 'flat_rate', lines: [{ product_id: 1, count: 1 }] }

    it.each([[[]], [{}], [false], [true], [[1]]])('that is %j is refused, not taken for nothing', (value) => {
      const reading = body && readRequest(body, { ...order, [name]: value })
      expect(reading).toMatchObject({ ok: false, faults: [{ path: [name] }] })
    })

    it.each([[null], [''], [undefined]])('may be left out as %j', (value) => {
      expect(body && readRequest(body, { ...order, [name]: value }).ok).toBe(true)
    })
  },
)
