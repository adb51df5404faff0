// biome-ignore lint/suspicious/noExplicitAny: an answer as it came over the wire.
type Json = any

interface Answered {
  readonly status: number
  readonly body: Json
}

/** Somebody of the restaurant at the host of their choice. */
export interface OfficePerson {
  ask(method: string, path: string, body?: object, headers?: Record<string, string>): Promise<Answered>
  /** The same where nothing else than success is right. */
  must(method: string, path: string, body?: object, headers?: Record<string, string>): Promise<Json>
}

export async function officePerson(url: string, role: string): Promise<OfficePerson> {
  const begun = await send(`${url}/api/office/v1/demo-session`, 'POST', { origin: url }, { role })
  const cookie = begun.headers.get('set-cookie')?.split(';')[0] ?? ''
  if (begun.status !== 200) throw new Error(`Nobody looks around as ${role}: ${await begun.text()}`)
  const ask: OfficePerson['ask'] = async (method, path, body, headers = {}) => {
    const own = { cookie, origin: url, ...headers }
    const response = await send(`${url}/api/office/v1${path}`, method, own, body)
    const text = await response.text()
    return { status: response.status, body: text === '' ? null : JSON.parse(text) }
  }
  return {
    ask,
    async must(method, path, body, headers) {
      const { status, body: said } = await ask(method, path, body, headers)
      if (status >= 300) throw new Error(`${method} ${path}: ${status} ${JSON.stringify(said)}`)
      return said
    },
  }
}

function send(
  url: string,
  method: string,
  headers: Record<string, string>,
  body?: object,
): Promise<Response> {
  const json = body ?? (method === 'GET' ? undefined : {})
  return fetch(url, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    signal: AbortSignal.timeout(30_000),
    ...(json === undefined ? {} : { body: JSON.stringify(json) }),
  })
}
