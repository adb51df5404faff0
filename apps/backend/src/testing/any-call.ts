import { endpoints, openApi } from '@samobranka/contract'
import fc from 'fast-check'

type Schema = Readonly<Record<string, unknown>>

/** One request somebody might send, right or wrong. */
export interface AnyCall {
  readonly path: string
  readonly body: string | undefined
  readonly headers: Readonly<Record<string, string>>
}

/** What `/openapi.json` says, as much of it as a caller needs. */
export interface Described {
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> }
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
}

const ours = openApi(endpoints, { title: '', version: '' }) as unknown as Described

interface Operation {
  readonly parameters?: readonly { name: string; in: string }[]
  readonly security?: readonly Readonly<Record<string, unknown>>[]
  readonly requestBody?: { content: Record<string, { schema: Schema }> }
}

/** What attackers and broken programs write where something else is meant. */
export const hostile: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(
    null,
    true,
    '',
    ' ',
    0,
    -1,
    1e21,
    -1e308,
    0.1,
    2 ** 53,
    'NaN',
    'null',
    '0x10',
    "' or 1=1--",
    '"; drop table orders; --',
    '../../../../etc/passwd',
    '%00',
    '\u0000',
    '\ud800',
    '😀'.repeat(50),
    '<script>alert(1)</script>',
    '{{7*7}}',
    'a'.repeat(5_000),
    '1e9999',
    '٣',
    '31.02.2026',
    '25:99-26:00',
    '+7',
    [],
    {},
    [[]],
    { $gt: '' },
    JSON.parse('{"__proto__": {"polluted": true}}'),
    JSON.parse('{"constructor": {"prototype": {"polluted": true}}}'),
  ),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.integer(),
  fc.double(),
  fc.array(fc.anything({ maxDepth: 2 }), { maxLength: 4 }),
)

/** Ids and words of the small business, so that some calls get past the parsing. */
const likely = fc.constantFrom<unknown>(
  1,
  2,
  10,
  '1',
  'local_pickup',
  'flat_rate',
  'lounge',
  'cod',
  'online',
  'asap',
  '06.03.2026',
  '12:00-12:30',
  '+79160000001',
  'Пётр',
  57.15,
  39.4,
)

/** A value of that shape, most of the time. */
function valueFor(schema: Schema, depth: number, described: Described): fc.Arbitrary<unknown> {
  const reference = typeof schema.$ref === 'string' ? schema.$ref.split('/').at(-1) : undefined
  const own = (reference === undefined ? schema : described.components.schemas[reference]) ?? {}
  const right = depth > 5 ? fc.constant(null) : rightValue(own, depth, described)
  return fc.oneof(
    { weight: 8, arbitrary: right },
    { weight: 2, arbitrary: likely },
    { weight: 2, arbitrary: hostile },
  )
}

function rightValue(schema: Schema, depth: number, described: Described): fc.Arbitrary<unknown> {
  const choices = (schema.anyOf ?? schema.oneOf) as readonly Schema[] | undefined
  if (choices) return fc.oneof(...choices.map((one) => valueFor(one, depth + 1, described)))
  if (Array.isArray(schema.enum)) return fc.constantFrom(...schema.enum)
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type
  if (type === 'object') return objectOf(schema, depth, described)
  if (type === 'array')
    return fc.array(valueFor((schema.items ?? {}) as Schema, depth + 1, described), { maxLength: 4 })
  if (type === 'integer') return fc.integer({ min: -3, max: 2_000 })
  if (type === 'number') return fc.double({ noNaN: true })
  if (type === 'boolean') return fc.boolean()
  return fc.oneof(likely, fc.string())
}

function objectOf(schema: Schema, depth: number, described: Described): fc.Arbitrary<unknown> {
  const properties = Object.entries((schema.properties ?? {}) as Record<string, Schema>)
  const table = Object.fromEntries(
    properties.map(([name, one]) => [name, valueFor(one, depth + 1, described)]),
  )
  const required = (schema.required ?? []) as string[]
  return fc.record(table, { requiredKeys: fcKeys(table, required) })
}

const fcKeys = (table: object, required: readonly string[]): never[] =>
  required.filter((key) => Object.hasOwn(table, key)) as never[]

const text = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))

/** Any request to one call of the contract, or of what a host says of itself. */
export function anyCallOf(
  { method, path }: { readonly method: string; readonly path: string },
  described: Described = ours,
): fc.Arbitrary<AnyCall> {
  const operation = described.paths[path]?.[method.toLowerCase()] ?? {}
  const names = (operation.parameters ?? []).filter((one) => one.in === 'query').map((one) => one.name)
  const schema = Object.values(operation.requestBody?.content ?? {})[0]?.schema
  const value = fc.oneof({ weight: 3, arbitrary: likely }, { weight: 2, arbitrary: hostile }).map(text)
  const params = path.split('/').filter((part) => part.startsWith('{')).length
  const bodies = fc.oneof(
    { weight: 9, arbitrary: valueFor(schema ?? {}, 0, described).map((one) => JSON.stringify(one) ?? '') },
    {
      weight: 1,
      arbitrary: fc.constantFrom('', '{', '[1,', 'null', '"', '{"a":1}}', '\ufeff{}', '[['.repeat(2_000)),
    },
  )
  return fc
    .record({
      given: fc.array(value, { minLength: params, maxLength: params }),
      query: fc.dictionary(fc.constantFrom('lang', ...names), value, { maxKeys: 6 }),
      body: bodies,
      type: fc.constantFrom('application/json', 'application/json', 'application/json', 'text/plain', ''),
      key: fc.option(fc.string({ minLength: 1, maxLength: 60 }), { nil: undefined }),
    })
    .map(({ given, query, body, type, key }) => {
      let next = 0
      const filled = path.replace(/\{\w+\}/g, () => encoded(given[next++] ?? '') || '0')
      const search = Object.entries(query).map(([name, one]) => `${name}=${encoded(one)}`)
      return {
        path: search.length > 0 ? `${filled}?${search.join('&')}` : filled,
        body: method === 'GET' ? undefined : body,
        headers: {
          ...(type ? { 'content-type': type } : {}),
          ...(key ? { 'idempotency-key': headerSafe(key) } : {}),
        },
      }
    })
}

/** Half a pair of letters cannot be written in an address. */
const encoded = (value: string): string => encodeURIComponent(Buffer.from(value).toString())
const headerSafe = (value: string): string => value.replace(/[^\x21-\x7e]/g, '-')
