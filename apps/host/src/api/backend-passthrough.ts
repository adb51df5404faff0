import { Reply } from '@samobranka/backend'
import type { BackendConnection } from '../backend/backend-connection.ts'
import { isTooLong } from '../http/body-limit.ts'
import type { BufferedRequest } from '../http/buffered-request.ts'
import { refuse } from '../http/refuse.ts'

/** Never handed on from a server behind BACKEND_URL: its cookies and its maker's marks are not ours to show. */
const kept = ['set-cookie', 'x-powered-by', 'server']

/** `/wp-json` and its neighbours: the backend's own surface for integrators. The visitor's cookie means nothing here. */
export function createBackendPassthrough(backend: BackendConnection) {
  return async function answer(request: BufferedRequest): Promise<Reply | Response> {
    const { headers } = request
    headers.delete('cookie')
    // Which browser asks is said by the host alone, and no browser asks here.
    headers.delete('x-browser')
    if (isTooLong(request)) return refuse('payload_too_large', request)
    const answered = await backend.answer(request)
    if (answered instanceof Reply || !kept.some((name) => answered.headers.has(name))) return answered
    const passed = new Headers(answered.headers)
    for (const name of kept) passed.delete(name)
    return new Response(answered.body, { status: answered.status, headers: passed })
  }
}
