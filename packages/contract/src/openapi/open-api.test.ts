import { describe, expect, it } from 'vitest'
import { endpoints } from '../endpoints/endpoints.ts'
import { openApi } from './open-api.ts'

interface Operation {
  readonly operationId: string
  readonly parameters?: readonly { name: string; in: string; required: boolean; schema: object }[]
  readonly requestBody?: { content: Record<string, { schema: object }> }
  readonly responses: Readonly<Record<string, { description?: string; $ref?: string }>>
  readonly security: readonly Record<string, readonly string[]>[]
  readonly 'x-refusals': readonly string[]
}
interface Document {
  readonly openapi: string
  readonly info: { title: string; version: string }
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: Readonly<Record<string, Readonly<Record<string, object>>>>
}

const document = JSON.parse(
  JSON.stringify(openApi(endpoints, { title: 'Samobranka', version: '1.0.0' })),
) as Document

const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
)

const refsIn = (node: unknown): string[] => {
  if (Array.isArray(node)) return node.flatMap(refsIn)
  if (typeof node !== 'object' || node === null) return []
  return Object.entries(node).flatMap(([key, value]) =>
    key === '$ref' && typeof value === 'string' ? [value] : refsIn(value),
  )
}

const resolve = (ref: string): unknown =>
  ref
    .slice(2)
    .split('/')
    .reduce<unknown>((node, step) => (node as Record<string, unknown> | undefined)?.[step], document)

describe('the document', () => {
  it('says what it is', () => {
    expect(document).toMatchObject({
      openapi: '3.1.0',
      info: { title: 'Samobranka', version: '1.0.0' },
    })
  })

  it('has an operation for every row of the table', () => {
    expect(operations.map(({ operation }) => operation.operationId).sort()).toEqual(
      endpoints.map(({ name }) => name).sort(),
    )
  })

  it('has no reference that leads nowhere, and none that leads out', () => {
    const refs = refsIn(document)
    expect(refs.length).toBeGreaterThan(100)
    expect(refs.filter((ref) => !ref.startsWith('#/') || resolve(ref) === undefined)).toEqual([])
  })

  it('has no component that nobody uses', () => {
    const used = new Set(refsIn(document))
    const unused = Object.keys(document.components.schemas ?? {}).filter(
      (name) => !used.has(`#/components/schemas/${name}`),
    )
    expect(unused).toEqual([])
  })

  it('names components as the format allows', () => {
    expect(Object.keys(document.components.schemas ?? {}).filter((name) => !/^[\w.-]+$/.test(name))).toEqual(
      [],
    )
  })

  it('has no empty component', () => {
    const empty = Object.entries(document.components.schemas ?? {}).filter(
      ([, schema]) => Object.keys(schema).length === 0,
    )
    expect(empty).toEqual([])
  })
})

describe.each(operations)('$method $path', ({ path, method, operation }) => {
  it('declares exactly the parameters of its path', () => {
    const declared = (operation.parameters ?? []).filter((one) => one.in === 'path')
    expect(declared.map(({ name }) => name)).toEqual([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name))
    expect(declared.every(({ required }) => required)).toBe(true)
  })

  it('describes every answer, refusals among them', () => {
    expect(operation.responses.default).toEqual({ $ref: '#/components/responses/Refused' })
    const own = Object.entries(operation.responses).filter(([status]) => status !== 'default')
    expect(own.length).toBeGreaterThan(0)
    for (const [status, answer] of own) {
      expect(status).toMatch(/^[23]\d\d$/)
      expect(answer.description).toBeTruthy()
    }
  })

  it('names security schemes that exist', () => {
    const names = operation.security.flatMap((one) => Object.keys(one))
    expect(names.filter((name) => !(name in (document.components.securitySchemes ?? {})))).toEqual([])
  })

  it('has a body only where the method has one', () => {
    if (operation.requestBody) expect(['post', 'put', 'patch', 'delete']).toContain(method)
  })
})

describe('shapes', () => {
  const schema = (name: string) =>
    document.components.schemas?.[name] as { properties: Record<string, object>; required: string[] }

  it('money is shown as the decimal string that is written', () => {
    expect(schema('Totals').properties.total).toEqual({ type: 'string', pattern: '^\\d+\\.\\d{2}$' })
  })

  it('an answer has every field, a request only those without a default', () => {
    expect(schema('CartLine').required).toEqual(['product_id', 'variation_id', 'supplements', 'count'])
    expect(schema('CartLineInput').required).toEqual(['product_id', 'count'])
    expect(schema('OrderBody').required).toEqual(['delivery_type', 'lines'])
  })

  it('defaults are told', () => {
    expect(schema('Product').properties.add_to_basket_once).toMatchObject({ default: 1 })
  })

  it('refusals have WordPress’s shape', () => {
    expect(schema('Refusal')).toMatchObject({
      required: ['code', 'message', 'data'],
      properties: { data: { required: ['status'] } },
    })
  })
})
