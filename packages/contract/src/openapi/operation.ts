import type { Auth, Endpoint } from '../endpoints/endpoint.ts'
import { LIMITS } from '../limits.ts'
import type { JsonSchema } from '../wire/json-schema.ts'
import { schemaOf } from './schema-of.ts'

type Components = Record<string, JsonSchema>

const SECURITY: Readonly<Record<Auth, readonly Record<string, readonly string[]>[]>> = {
  public: [],
  token: [{ token: [] }],
  keys: [{ consumerKey: [], consumerSecret: [] }, { basic: [] }],
  orderKey: [{ orderKey: [] }, { token: [] }],
  staff: [{ staff: [] }],
}

const REFUSED = { $ref: '#/components/responses/Refused' }

const parametersOf = (endpoint: Endpoint, components: Components) => [
  ...[...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string', maxLength: LIMITS.key },
  })),
  ...Object.entries(
    endpoint.query === null
      ? {}
      : ((schemaOf(endpoint.query, 'request', components).properties ?? {}) as Components),
  ).map(([name, schema]) => ({ name, in: 'query', required: false, schema })),
  ...endpoint.headers.map((name) => ({
    name,
    in: 'header',
    required: true,
    schema: { type: 'string', maxLength: LIMITS.key },
  })),
]

const json = (schema: JsonSchema) => ({ 'application/json': { schema } })

const DESCRIPTIONS: Readonly<Record<number, string>> = {
  200: 'Done.',
  201: 'Made.',
  204: 'Nothing to say.',
  302: 'Elsewhere.',
}

const answersOf = (endpoint: Endpoint, components: Components) =>
  endpoint.statuses.map((status) => {
    const hasBody = endpoint.answer !== null && status !== 204
    const description = DESCRIPTIONS[status] ?? 'Done.'
    return [
      String(status),
      hasBody && endpoint.answer !== null
        ? { description, content: json(schemaOf(endpoint.answer, 'answer', components)) }
        : { description },
    ]
  })

/** One row of the endpoint table as an OpenAPI operation. */
export const operationOf = (endpoint: Endpoint, components: Components): JsonSchema => {
  const parameters = parametersOf(endpoint, components)
  return {
    operationId: endpoint.name,
    summary: endpoint.summary,
    ...(endpoint.permission === null ? {} : { tags: ['office'], 'x-permission': endpoint.permission }),
    ...(endpoint.proof ? { 'x-step-up': true } : {}),
    ...(endpoint.scope === null ? {} : { 'x-scope': endpoint.scope }),
    ...(endpoint.refusals.length > 0
      ? { description: `Refusals: ${endpoint.refusals.map((code) => `\`${code}\``).join(', ')}.` }
      : {}),
    'x-refusals': endpoint.refusals,
    security: SECURITY[endpoint.auth],
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(endpoint.body === null
      ? {}
      : { requestBody: { required: true, content: json(schemaOf(endpoint.body, 'request', components)) } }),
    responses: { ...Object.fromEntries(answersOf(endpoint, components)), default: REFUSED },
  }
}
