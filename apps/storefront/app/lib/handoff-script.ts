/**
 * The loaders' data as the script that the framework's own streaming would have written. It comes and goes as bytes:
 * reading it as letters in between would cost a twentieth of the page. Each byte is taken for a letter of its own.
 */
export function handoffScript(data: Uint8Array, nonce: string | undefined): Uint8Array {
  const bytes = Buffer.from(data.buffer, data.byteOffset, data.byteLength)
  // In single quotes: the data is full of double ones, and each would cost an escape.
  const literal = `'${bytes.toString('latin1').replace(LOUD, (found) => ESCAPES[found] ?? '')}'`
  const open = nonce ? `<script nonce="${nonce}">` : '<script>'
  const controller = 'window.__reactRouterContext.streamController'
  return Buffer.from(`${open}${controller}.enqueue(${literal});${controller}.close();</script>`, 'latin1')
}

/** What would end the literal, the line or the script; the last two are U+2028 and U+2029, byte by byte. */
const LOUD = /[\\'\n\r<>&]|\xe2\x80[\xa8\xa9]/g
const ESCAPES: Readonly<Record<string, string>> = {
  '\\': '\\u005c',
  "'": '\\u0027',
  '\n': '\\u000a',
  '\r': '\\u000d',
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\xe2\x80\xa8': '\\u2028',
  '\xe2\x80\xa9': '\\u2029',
}
