import { isObject } from '../wire/json.ts'

/** The server understood and said no. */
export interface Refusal {
  readonly status: number
  readonly code: string
  readonly message: string
  readonly data: Readonly<Record<string, unknown>>
}

const CODES: Readonly<Record<number, string>> = {
  400: 'bad_request',
  401: 'unauthorized',
  403: 'forbidden',
  404: 'not_found',
  409: 'conflict',
  410: 'gone',
  413: 'too_large',
  415: 'unsupported_media_type',
  422: 'unprocessable',
  429: 'too_many_requests',
}

/** WordPress's `{code, message, data: {status}}`; an HTML error page or an empty body still has a code. */
export const readRefusal = (status: number, body: unknown): Refusal => {
  if (isObject(body)) {
    const code = typeof body.code === 'string' ? body.code : (CODES[status] ?? 'refused')
    const data = isObject(body.data) ? body.data : {}
    return { status, code, message: typeof body.message === 'string' ? body.message : '', data }
  }
  const isEmpty = body === undefined && status < 500
  return { status, code: (isEmpty && CODES[status]) || 'upstream_unavailable', message: '', data: {} }
}
