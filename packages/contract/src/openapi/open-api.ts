import { COMMON_REFUSALS } from '../endpoints/common-refusals.ts'
import type { Endpoint } from '../endpoints/endpoint.ts'
import type { JsonSchema } from '../wire/json-schema.ts'
import { operationOf } from './operation.ts'

export interface ApiInfo {
  readonly title: string
  readonly version: string
  readonly description?: string
}

const refusalSchema = {
  type: 'object',
  description: 'The code is stable; the message is in the caller’s language.',
  properties: {
    code: { type: 'string' },
    message: { type: 'string' },
    data: {
      type: 'object',
      properties: { status: { type: 'integer' } },
      required: ['status'],
      additionalProperties: true,
    },
  },
  required: ['code', 'message', 'data'],
}

const inQuery = (name: string, description: string) => ({ type: 'apiKey', in: 'query', name, description })

const securitySchemes = {
  token: inQuery('token', 'The customer’s session.'),
  orderKey: inQuery('key', 'The order’s own key, known to its placer; also taken from the body.'),
  consumerKey: inQuery(
    'consumer_key',
    'With consumer_secret; WooCommerce’s OAuth 1.0a over http is taken too.',
  ),
  consumerSecret: inQuery('consumer_secret', 'With consumer_key.'),
  staff: {
    type: 'apiKey',
    in: 'cookie',
    name: 'office_session',
    description: 'The session of a person of the restaurant.',
  },
  basic: { type: 'http', scheme: 'basic', description: 'Consumer key and secret.' },
}

/** The OpenAPI 3.1 document of an endpoint table. */
export const openApi = (endpoints: readonly Endpoint[], info: ApiInfo): JsonSchema => {
  const schemas: Record<string, JsonSchema> = { Refusal: refusalSchema }
  const paths: Record<string, Record<string, JsonSchema>> = {}
  for (const endpoint of endpoints) {
    paths[endpoint.path] ??= {}
    const path = paths[endpoint.path]
    if (path) path[endpoint.method.toLowerCase()] = operationOf(endpoint, schemas)
  }
  return {
    openapi: '3.1.0',
    info,
    paths,
    components: {
      schemas,
      responses: {
        Refused: {
          description: `Understood and refused. Any call may say ${COMMON_REFUSALS.map((code) => `\`${code}\``).join(', ')}.`,
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
        },
      },
      securitySchemes,
    },
  }
}
