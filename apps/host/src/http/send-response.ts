import type { ServerResponse } from 'node:http'

/** Writes an answer to a write: it is short, so it is not streamed. */
export async function sendResponse(
  response: Response,
  res: ServerResponse,
  more: Readonly<Record<string, string>>,
): Promise<void> {
  const headers: Record<string, string | string[]> = { ...Object.fromEntries(response.headers), ...more }
  const cookies = response.headers.getSetCookie()
  if (cookies.length > 0) headers['set-cookie'] = cookies
  if (response.body === null) {
    res.writeHead(response.status, headers).end()
    return
  }
  const bytes = new Uint8Array(await response.arrayBuffer())
  headers['content-length'] = String(bytes.byteLength)
  res.writeHead(response.status, headers).end(bytes)
}
