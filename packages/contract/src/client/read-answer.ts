import type { Endpoint } from '../endpoints/endpoint.ts'
import { isObject } from '../wire/json.ts'
import { pathText } from '../wire/read.ts'
import { readInSlices, readTolerantly } from '../wire/read-tolerantly.ts'
import type { OnWarning } from '../wire/reader.ts'
import type { Pause } from '../wire/steps.ts'
import type { Answer, ReadElsewhere } from './client.ts'
import { readRefusal } from './refusal.ts'
import { AnswerUnreadable } from './request-failed.ts'

interface How<A> extends ReadElsewhere<A> {
  readonly pause?: Pause
  readonly onWarning: OnWarning
  /** The whole body is here. */
  onArrival(): void
}

/** The answer in the domain's terms, or the refusal. */
export const readAnswer = async <P extends string, Q, B, A>(
  endpoint: Endpoint<P, Q, B, A>,
  response: Response,
  { readBytes, pause, onWarning, onArrival }: How<A>,
): Promise<Answer<A>> => {
  const { status, headers } = response
  if (readBytes && status === 200) {
    const bytes = await response.arrayBuffer()
    onArrival()
    return { ok: true, status, value: await readBytes(bytes), headers }
  }
  const text = await response.text()
  onArrival()
  const body = parse(text)
  if (!response.ok) return { ok: false, refusal: readRefusal(response.status, body) }
  if (endpoint.answer === null || status === 204) return { ok: true, status, value: null as A, headers }
  if (body === undefined || typeof body === 'symbol')
    throw new AnswerUnreadable(endpoint.name, '', 'JSON expected')
  const reading = pause
    ? await readInSlices(endpoint.answer, body, pause, onWarning)
    : readTolerantly(endpoint.answer, body, onWarning)
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
