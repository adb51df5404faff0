import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findAsset } from './find-asset.ts'
import { loadAssets } from './load-assets.ts'

const script = `console.log('${'пицца '.repeat(500)}')`
let server: Server

beforeAll(async () => {
  const outside = mkdtempSync(join(tmpdir(), 'assets-'))
  const folder = join(outside, 'client')
  mkdirSync(join(folder, 'assets'), { recursive: true })
  writeFileSync(join(outside, 'keys.json'), 'secret')
  writeFileSync(join(folder, 'assets', 'root-abc.js'), script)
  writeFileSync(join(folder, 'favicon.svg'), '<svg/>')
  const assets = await loadAssets(folder)
  server = createServer((req, res) => {
    const write = findAsset(assets, (req.url ?? '').split('?')[0] ?? '', req)
    if (write) void write(res)
    else res.writeHead(404).end()
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
})
afterAll(() => server.close())

/** fetch would tidy the path up before sending it; an attacker does not. */
function ask(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const { port } = server.address() as AddressInfo
  return new Promise<{ status: number; headers: NodeJS.Dict<string | string[]>; body: Buffer }>((resolve) => {
    request({ port, host: '127.0.0.1', path, headers, method }, (res) => {
      const chunks: Buffer[] = []
      res.on('data', (chunk) => chunks.push(chunk))
      res.on('end', () =>
        resolve({ status: res.statusCode ?? 0, headers: res.headers, body: Buffer.concat(chunks) }),
      )
    }).end()
  })
}

describe('built files', () => {
  it('are packed for those who take it', async () => {
    const br = await ask('/assets/root-abc.js', { 'accept-encoding': 'gzip, br' })
    expect(br.headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      vary: 'Accept-Encoding',
    })
    expect(brotliDecompressSync(br.body).toString()).toBe(script)
    const gzip = await ask('/assets/root-abc.js', { 'accept-encoding': 'gzip' })
    expect(gunzipSync(gzip.body).toString()).toBe(script)
    const plain = await ask('/assets/root-abc.js')
    expect(plain.headers['content-encoding']).toBeUndefined()
    expect(plain.body.toString()).toBe(script)
  })

  it('that keep their name are asked for again after an hour', async () => {
    const icon = await ask('/favicon.svg')
    expect(icon.headers['cache-control']).toBe('public, max-age=3600')
  })

  it('are not sent again to those who have them', async () => {
    const { headers } = await ask('/assets/root-abc.js')
    const again = await ask('/assets/root-abc.js', { 'if-none-match': `W/"other", ${headers.etag}` })
    expect(again.status).toBe(304)
    expect(again.body).toHaveLength(0)
  })

  it('answer HEAD with headers only', async () => {
    const head = await ask('/assets/root-abc.js', {}, 'HEAD')
    expect(head.status).toBe(200)
    expect(head.headers['content-length']).toBe(String(Buffer.byteLength(script)))
    expect(head.body).toHaveLength(0)
  })

  it.each([
    '/../keys.json',
    '/assets/../../keys.json',
    '/assets/..%2f..%2fkeys.json',
    '/assets/%2e%2e/%2e%2e/keys.json',
    '/assets/..\\..\\keys.json',
    '//keys.json',
    '/assets/',
    '/assets',
    '/',
  ])('end at their folder: %s is not there', async (path) => {
    expect((await ask(path)).status).toBe(404)
  })
})
