import { type PageRequest, pageHeaders } from '../http/page-request.ts'

/** One whole request that cannot be understood in two ways: no folded lines, no lonely line ends, nothing behind it. */
const whole = /^GET (\/[\x21-\x7e]*) HTTP\/1\.1\r\n(?:[A-Za-z\d-]+:[\x20-\x7e]*\r\n)+\r\n$/

/** It has a body, wants another protocol or an answer of its own, or will go. */
const special =
  /\r\n(?:content-length|transfer-encoding|upgrade|expect|if-none-match|connection(?!: *keep-alive *\r)):/i

/** Longer ones are no visitor's. */
const mostBytes = 8 * 1024

const readers = pageHeaders.map((name) => [name, header(name)] as const)

/** Reads the request most visits begin with; null for everything that node's own parser had better look at. */
export function parsePlainGet(bytes: Buffer, socket: PageRequest['socket']): PageRequest | null {
  if (bytes.byteLength > mostBytes) return null
  const text = bytes.toString('latin1')
  const url = whole.exec(text)?.[1]
  if (url === undefined || special.test(text)) return null
  const headers: Partial<Record<(typeof pageHeaders)[number], string>> = {}
  for (const [name, read] of readers) {
    const value = read(text)
    // Said twice, a header means different things to different readers.
    if (value === null) return null
    if (value !== undefined) headers[name] = value
  }
  return headers.host === undefined ? null : { method: 'GET', url, headers, socket }
}

/** Finds a header's value; null where it is said more than once. */
function header(name: string): (text: string) => string | null | undefined {
  const line = new RegExp(`\\r\\n${name}:([^\\r]*)`, 'gi')
  return (text) => {
    line.lastIndex = 0
    const value = line.exec(text)?.[1]
    if (value === undefined) return undefined
    return line.test(text) ? null : value.trim()
  }
}
