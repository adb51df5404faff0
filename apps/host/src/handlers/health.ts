import type { BackendRequest } from '@samobranka/backend'
import type { BackendConnection } from '../backend/backend-connection.ts'
import type { Documents } from '../documents/documents.ts'

/** `/healthz`: the process lives. `/readyz`: it can serve, which a balancer asks before sending visitors. */
export function createHealth(backend: BackendConnection, documents: Documents, language: string) {
  return async function answer(request: Pick<BackendRequest, 'url'>): Promise<Response> {
    if (new URL(request.url).pathname === '/healthz') return say(200, { status: 'alive' })
    const database = await backend.check().then(
      () => true,
      () => false,
    )
    const settings = (await documents.settings(language)) !== null
    const ready = database && settings
    return say(ready ? 200 : 503, { status: ready ? 'ready' : 'not ready', database, settings })
  }
}

const say = (status: number, body: object): Response =>
  Response.json(body, { status, headers: { 'cache-control': 'no-store' } })
