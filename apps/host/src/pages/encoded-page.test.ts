import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { expect, it, vi } from 'vitest'
import { type EncodedPage, encodePage } from './encoded-page.ts'

const html = new TextEncoder().encode('<p>тесто, томаты, базилик</p>'.repeat(100))
const page = () => encodePage(200, new Headers({ 'content-type': 'text/html' }), html)

/** Long and not too even: what is packed well is smaller. */
const longText = () =>
  new TextEncoder().encode(Array.from({ length: 2_000 }, (_, n) => `<p>${(n * n) % 977} ₽</p>`).join(''))

function requestFor(encoding: string): IncomingMessage {
  const req = new IncomingMessage(new Socket())
  req.method = 'GET'
  req.headers['accept-encoding'] = encoding
  return req
}
const isReady = (kept: EncodedPage, encoding: string) => kept.readyFor(requestFor(encoding), '') !== null

const sizeOf = (kept: EncodedPage) => kept.readyFor(requestFor('br'), '')?.body.byteLength ?? 0

it('is packed quickly for who waits, well when it is asked for again, and well at once when nobody waits', async () => {
  const kept = encodePage(200, new Headers(), longText())
  await kept.pack()
  const quick = sizeOf(kept)
  await vi.waitFor(() => expect(sizeOf(kept)).toBeLessThan(quick))
  const well = sizeOf(kept)

  const next = encodePage(200, new Headers(), longText())
  await next.pack(kept)
  expect(sizeOf(next)).toBe(well)
})

it('lies ready as everybody asked for its former', async () => {
  const former = page()
  await former.pack()
  expect([isReady(former, 'br'), isReady(former, 'gzip')]).toEqual([true, false])
  await former.send(requestFor('gzip'), new ServerResponse(requestFor('gzip')), '')
  expect(isReady(former, 'gzip')).toBe(true)

  const next = page()
  await next.pack(former)
  expect([isReady(next, 'br'), isReady(next, 'gzip'), isReady(next, 'identity')]).toEqual([true, true, false])
})
