import type { BufferedRequest } from './buffered-request.ts'

/** A longer body is no call of a shop. */
export const bodyLimit = 1024 * 1024

/** Also one that only says so: it was not read, and would be taken for an empty one. */
export const isTooLong = ({ headers, bytes }: BufferedRequest): boolean =>
  bytes.byteLength > bodyLimit || Number(headers.get('content-length') ?? 0) > bodyLimit
