/** An answer as plain values: behind a Response stand streams that cost more than most calls. */
export class Reply {
  readonly status: number
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | null

  constructor(status: number, headers: Readonly<Record<string, string>>, body: string | null) {
    this.status = status
    this.headers = headers
    this.body = body
  }

  static json(value: unknown, status: number, headers: Readonly<Record<string, string>>): Reply {
    return new Reply(status, { 'content-type': 'application/json', ...headers }, JSON.stringify(value))
  }
}

export function responseOf(answered: Reply | Response): Response {
  if (!(answered instanceof Reply)) return answered
  const { status, headers, body } = answered
  return new Response(body, { status, headers })
}
