import { type ServerResponse, STATUS_CODES } from 'node:http'

/** What `writeHead` itself calls, in every version of node there is; its types do not tell of it. */
interface HeadWriter {
  _storeHeader(lines: string, headers: readonly string[]): void
}

/** A status and headers that many answers share. */
export interface PreparedHead {
  readonly status: number
  /** Names and values in turn. */
  readonly headers: readonly string[]
  /** As node writes them down, each with its end of line. */
  readonly lines: string
}

/** The headers' own class has refused what would break out of a line: node need not look at every letter again. */
export function prepareHead(status: number, headers: Headers): PreparedHead {
  const lines = [...headers].map(([name, value]) => `${name}: ${value}\r\n`).join('')
  return {
    status,
    headers: [...headers].flat(),
    lines: `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? 'unknown'}\r\n${lines}`,
  }
}

/** An answer that lies ready. */
export interface PreparedAnswer {
  readonly head: PreparedHead
  /** What this answer alone says: names and values in turn. */
  readonly own: readonly string[]
  readonly body: Uint8Array
}

/** `own` is this answer's: names and values in turn. For answers that may have a body. */
export type WriteHead = (res: ServerResponse, head: PreparedHead, own: readonly string[]) => void

export const writePreparedHead: WriteHead = (res, { status, lines }, own) => {
  res.statusCode = status
  const writer = res as ServerResponse & HeadWriter
  writer._storeHeader(lines, own)
}

export const writeHeadPlainly: WriteHead = (res, { status, headers }, own) =>
  void res.writeHead(status, [...headers, ...own])

/** Who writes to the socket himself ends the head with `last`, as node would: the date, and how long he stays. */
export function headText({ head, own }: PreparedAnswer, last: string): string {
  let text = head.lines
  for (let at = 0; at < own.length; at += 2) text += `${own[at]}: ${own[at + 1]}\r\n`
  return text + last
}
