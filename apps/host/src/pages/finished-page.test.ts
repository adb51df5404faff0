import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { expect, it } from 'vitest'
import { type FinishedPage, finishPage } from './finished-page.ts'

const html = new TextEncoder().encode('<p>тесто, томаты, базилик</p>'.repeat(100))
const page = () => finishPage(200, new Headers({ 'content-type': 'text/html' }), html)

function asked(encoding: string): IncomingMessage {
  const req = new IncomingMessage(new Socket())
  req.method = 'GET'
  req.headers['accept-encoding'] = encoding
  return req
}
const isReady = (kept: FinishedPage, encoding: string) => kept.readyFor(asked(encoding), '') !== null

it('lies ready as everybody asked for its former', async () => {
  const former = page()
  await former.pack()
  expect([isReady(former, 'br'), isReady(former, 'gzip')]).toEqual([true, false])
  await former.send(asked('gzip'), new ServerResponse(asked('gzip')), '')
  expect(isReady(former, 'gzip')).toBe(true)

  const next = page()
  await next.pack(former)
  expect([isReady(next, 'br'), isReady(next, 'gzip'), isReady(next, 'identity')]).toEqual([true, true, false])
})
