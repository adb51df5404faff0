import type { BackendRequest } from '@samobranka/backend'
import { decodePath } from '../http/decode-path.ts'
import { originalFile } from '../pictures/original-file.ts'

/** `/map/*`: the map of the business's own city, as it lies in the folder. */
export function createMapFiles(folders: readonly string[]) {
  return async function answer(request: Pick<BackendRequest, 'url' | 'headers'>): Promise<Response> {
    const name = decodePath(new URL(request.url).pathname.slice('/map/'.length))
    const file = await originalFile(folders, name, ['.geojson', '.json', '.pbf'])
    if (!file) return new Response('There is no such map', { status: 404 })
    const headers = { etag: file.etag, 'cache-control': 'public, max-age=86400', 'content-type': file.type }
    if (request.headers.get('if-none-match') === file.etag)
      return new Response(null, { status: 304, headers })
    return new Response(file.bytes as Uint8Array<ArrayBuffer>, { headers })
  }
}
