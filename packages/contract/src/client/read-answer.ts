import type { Endpoint } from '../endpoints/endpoint.ts'
import { isObject } from '../wire/json.ts'
import { pathText } from '../wire/read.ts'
import { type OnWarning, readTolerantly } from '../wire/read-tolerantly.ts'
import type { Answer } from './create-client.ts'
import { readRefusal } from './refusal.ts'
import { AnswerUnreadable } from './request-failed.ts'

/** The answer in the domain's terms, or the refusal. */
export const readAnswer = async <P extends string, Q, B, A>(
  endpoint: Endpoint<P, Q, B, A>,
  response: Response,
  onWarning: OnWarning,
): Promise<Answer<A>> => {
  const text = await response.text()
  const body = parse(text)
  if (!response.ok) return { ok: false, refusal: readRefusal(response.status, body) }
  const { status, headers } = response
  if (endpoint.answer === null || status === 204) return { ok: true, status, value: null as A, headers }
  if (body === undefined || typeof body === 'symbol')
    throw new AnswerUnreadable(endpoint.name, '', 'JSON expected')
  const reading = readTolerantly(endpoint.answer, body, onWarning)
  if (reading.ok) return { ok: true, status, value: reading.value, headers }
  if (isRefusalInDisguise(body)) return { ok: false, refusal: readRefusal(status, body) }
  const [first] = reading.faults
  throw new AnswerUnreadable(endpoint.name, pathText(first?.path ?? []), first?.what ?? 'unreadable')
}

/** Some plugins say no with the status of success. */
const isRefusalInDisguise = (body: unknown): boolean =>
  isObject(body) && (typeof body.code === 'string' || body.status === 'error' || body.status === 'fail')

/** Not JSON at all: the server's own error page, or a proxy's. */
const NOT_JSON = Symbol('not JSON')

const parse = (text: string): unknown => {
  if (text === '') return undefined
  try {
    return JSON.parse(text)
  } catch {
    return NOT_JSON
  }
}
