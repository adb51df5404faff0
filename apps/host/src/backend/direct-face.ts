import { bodyLimit } from '../api/browser-face.ts'
import { readLimited } from '../api/read-limited.ts'
import { refuse } from '../api/refuse.ts'
import type { BackendDoor } from './backend-door.ts'

/** Never handed on from a server behind BACKEND_URL: its cookies and its maker's marks are not ours to show. */
const kept = ['set-cookie', 'x-powered-by', 'server']

/** `/wp-json` and its neighbours: the backend's own face for integrators. The visitor's cookie means nothing here. */
export function createDirectFace(backend: BackendDoor) {
  return async function answer(request: Request): Promise<Response> {
    const headers = new Headers(request.headers)
    headers.delete('cookie')
    const body = await readLimited(request, bodyLimit)
    if (body === null) return refuse('payload_too_large', request)
    const { method, signal } = request
    const asked = new Request(request.url, {
      method,
      headers,
      signal,
      ...(body.byteLength > 0 ? { body } : {}),
    })
    const response = await backend.fetch(asked)
    if (!kept.some((name) => response.headers.has(name))) return response
    const passed = new Headers(response.headers)
    for (const name of kept) passed.delete(name)
    return new Response(response.body, { status: response.status, headers: passed })
  }
}
