import { stripVTControlCharacters } from 'node:util'

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;' }

/** What is wrong, in the browser as well; it asks again every second, so that the page is there once it is mended. */
export function failedPage(fault: unknown): Response {
  const report = fault instanceof Error ? (fault.stack ?? fault.message) : String(fault)
  const text = stripVTControlCharacters(report).replace(/[&<]/g, (sign) => signs[sign] ?? sign)
  const page = `<!doctype html><html lang="en"><meta charset="utf-8"><meta http-equiv="refresh" content="1">
<title>The page failed</title><pre style="white-space:pre-wrap;font:14px/1.5 monospace;margin:2rem">${text}</pre></html>`
  return new Response(page, {
    status: 500,
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
  })
}
