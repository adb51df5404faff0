import { BufferedRequest } from '../http/buffered-request.ts'

/** A request as the pipeline hands it to its handlers, with its body read. */
export async function buffered(address: string, init?: RequestInit): Promise<BufferedRequest> {
  const request = new Request(address, init)
  const bytes = new Uint8Array(await request.arrayBuffer())
  return new BufferedRequest(request, request.url, request.headers, bytes)
}
