import { createServer, type ServerResponse } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { expect, it } from 'vitest'
import { prepareHead, writePreparedHead } from './prepared-head.ts'

const headers = new Headers({ 'content-type': 'text/html', 'x-word': 'caf\xe9', 'cache-control': 'public' })
headers.append('set-cookie', 'a=1')
headers.append('set-cookie', 'b=2')
const own = ['content-length', '4', 'server-timing', 'now']

const ways: Record<string, (res: ServerResponse) => void> = {
  '/shared': (res) => writePreparedHead(res, prepareHead(200, headers), own),
  '/usual': (res) => res.writeHead(200, [...[...headers].flat(), ...own]),
  '/gone': (res) => writePreparedHead(res, prepareHead(404, headers), own),
}

it.each([
  ['GET', 'HTTP/1.1'],
  ['HEAD', 'HTTP/1.1'],
  ['GET', 'HTTP/1.0'],
])('writes the very bytes of the usual way for %s of %s', async (method, version) => {
  const usual = await bytesOf(`${method} /usual ${version}`)
  expect(usual).toContain('text/html')
  expect(await bytesOf(`${method} /shared ${version}`)).toBe(usual)
})

it('tells the status, to the visitor and to whoever counts', async () => {
  expect(await bytesOf('GET /gone HTTP/1.1')).toMatch(/^HTTP\/1\.1 404 Not Found\r\n/)
  expect(counted.at(-1)).toBe(404)
})

const counted: number[] = []

/** Two requests on one connection: the first answer must end where it says. */
async function bytesOf(line: string): Promise<string> {
  const server = createServer((req, res) => {
    res.sendDate = false
    ways[req.url ?? '']?.(res)
    res.end(req.method === 'HEAD' ? undefined : 'page')
    counted.push(res.statusCode)
  })
  await new Promise<void>((open) => server.listen(0, '127.0.0.1', open))
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  socket.write(`${line}\r\nhost: shop\r\n\r\n${line}\r\nhost: shop\r\nconnection: close\r\n\r\n`)
  let written = ''
  for await (const part of socket) written += (part as Buffer).toString('latin1')
  server.close()
  return written
}
