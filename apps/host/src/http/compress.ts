import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib'
import type { Encoding } from './negotiate-encoding.ts'

const brotli = promisify(brotliCompress)
/** What `compress` made with brotli, as it was. */
export const unpackBrotli: (bytes: Uint8Array) => Promise<Uint8Array> = promisify(brotliDecompress)

const gunzippable = promisify(gzip)

/** Below this the headers weigh more than what is saved. */
export const worthCompressing = 1024

/** `quick` is for bytes made while somebody waits; the other is for bytes that are kept. */
export async function compress(bytes: Uint8Array, encoding: Encoding, quick: boolean): Promise<Uint8Array> {
  if (encoding === 'gzip') return gunzippable(bytes, { level: quick ? 4 : 9 })
  if (encoding === 'identity') return bytes
  return brotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quick ? 4 : 7,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
    },
  })
}
