import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { type PreparedAnswer, prepareHead, writeHeadPlainly } from '../accelerators/prepared-head.ts'
import type { Write } from '../http/answer.ts'
import { compress, unpackBrotli, worthCompressing } from '../http/compress.ts'
import { etagMatches } from '../http/etag-matches.ts'
import { type Encoding, negotiateEncoding } from '../http/negotiate-encoding.ts'
import type { PageRequest } from '../http/page-request.ts'

interface Variant extends PreparedAnswer {
  /** The last value is the time of the answer. */
  readonly own: string[]
  /** Packed while somebody waited for it. */
  readonly quick: boolean
}

/** A whole answer in every encoding somebody asked for. */
export interface EncodedPage {
  readonly status: number
  /** The answer in the visitor's encoding if it is at hand: to be written down before anybody else is given one. */
  readyFor(read: PageRequest, timing: string): PreparedAnswer | null
  /** Writes the page if it is at hand in the visitor's encoding. `timing` is what this very answer says of time. */
  atHand(req: IncomingMessage, timing: string): Write | null
  send(req: IncomingMessage, res: ServerResponse, timing: string): Promise<void>
  /**
   * Packs the page for keeping, in every encoding its `former` has been asked for; the plain text, six times as long, is
   * let go. With a former hardly anybody waits, and it is packed well at once; else when it is asked for again.
   */
  pack(former?: EncodedPage): Promise<void>
  /** The encodings it is at hand in. */
  packedAs(): Encoding[]
  /** Bytes it takes in memory, for those who keep it. */
  weight(): number
}

/** `print` tells this content from any other. */
export function encodePage(
  status: number,
  headers: Headers,
  body: Uint8Array,
  writeHead = writeHeadPlainly,
  print = createHash('sha256').update(body).digest('base64url'),
): EncodedPage {
  const variants: Partial<Record<Encoding, Variant>> = {}
  // Weak: every encoding of the page carries the same one, and proxies that pack anew keep weak ones.
  const etag = `W/"${print.slice(0, 22)}"`
  const common = new Headers(headers)
  if (status === 200) common.set('etag', etag)
  const unchanged = [...[...common].flat(), 'server-timing', '']
  // The length alone: whatever the functions below still name is kept as long as the page.
  const { byteLength } = body
  const isSmall = byteLength < worthCompressing
  let plain: Uint8Array | null = body

  /** One at a time: whoever asks first and whoever keeps the page may want the same. */
  const underWay: Partial<Record<Encoding, Promise<Variant>>> = {}

  async function make(encoding: Encoding, quick = true): Promise<Variant> {
    return variants[encoding] ?? packOnce(encoding, quick)
  }

  function packOnce(encoding: Encoding, quick: boolean): Promise<Variant> {
    const running = underWay[encoding] ?? pack(encoding, quick).finally(() => delete underWay[encoding])
    underWay[encoding] = running
    return running
  }

  async function pack(encoding: Encoding, quick: boolean): Promise<Variant> {
    const bytes = plain ?? (await unpackBrotli(variants.br?.body ?? new Uint8Array()))
    const packed = await compress(bytes, encoding, quick)
    const named = new Headers(common)
    if (encoding !== 'identity') named.set('content-encoding', encoding)
    const own = ['content-length', String(packed.byteLength), 'server-timing', '']
    const made = { head: prepareHead(status, named), own, body: packed, quick }
    // Few ask for the plain text, and it is the heaviest: it is made anew for each of them.
    if (encoding !== 'identity' || isSmall) variants[encoding] = made
    return made
  }

  /** What was packed in haste is packed well, a tenth smaller, as soon as a second visitor comes for it. */
  function findVariant(read: PageRequest): Variant | undefined {
    const encoding = encodingFor(read)
    const ready = variants[encoding]
    if (ready?.quick && !isSmall && !underWay[encoding]) packOnce(encoding, false).catch(() => {})
    return ready
  }

  const encodingFor = ({ headers }: PageRequest): Encoding =>
    isSmall ? 'identity' : negotiateEncoding(headers['accept-encoding'] as string | undefined)

  function write(page: Variant, req: IncomingMessage, res: ServerResponse, timing: string): void {
    const ifNoneMatch = req.headers['if-none-match']
    if (ifNoneMatch !== undefined && status === 200 && etagMatches(ifNoneMatch, etag)) {
      res.writeHead(304, timed(unchanged, timing)).end()
      return
    }
    writeHead(res, page.head, timed(page.own, timing))
    res.end(req.method === 'HEAD' ? undefined : page.body)
  }

  return {
    status,
    readyFor(read, timing) {
      const ready = findVariant(read) ?? null
      if (ready) timed(ready.own, timing)
      return ready
    },
    atHand(req, timing) {
      const ready = findVariant(req)
      return ready ? (res) => write(ready, req, res, timing) : null
    },
    async send(req, res, timing) {
      write(await make(encodingFor(req)), req, res, timing)
    },
    async pack(former) {
      if (isSmall) return void (await make('identity'))
      for (const encoding of new Set<Encoding>(['br', ...(former?.packedAs() ?? [])]))
        await make(encoding, former === undefined)
      plain = null
    },
    packedAs: () => Object.keys(variants) as Encoding[],
    // A copy for gzip comes later and is counted in from the start.
    weight: () => 1_000 + (variants.br ? Math.ceil(variants.br.body.byteLength * 2.2) : byteLength),
  }
}

/** In place: node has written the headers down before anybody else can be answered with them. */
function timed(headers: string[], timing: string): string[] {
  headers[headers.length - 1] = timing
  return headers
}
