import { mkdtempSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { PictureSource } from './picture-source.ts'
import { createPictureStore } from './picture-store.ts'
import { createPictureServer } from './serve-picture.ts'

const recipes: PictureSource = async (name) =>
  name === 'soup' ? { version: '1', lasting: true, make: async () => Buffer.from('soup') } : null

let server: Server
let home: string

beforeAll(async () => {
  const outside = mkdtempSync(join(tmpdir(), 'business-'))
  const images = mkdtempSync(join(outside, 'images-'))
  writeFileSync(join(outside, 'secret.png'), 'secret')
  writeFileSync(join(images, 'logo.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  writeFileSync(join(images, 'notes.txt'), 'private')
  writeFileSync(join(images, 'oven.mp4'), '0123456789')
  const store = createPictureStore(mkdtempSync(join(tmpdir(), 'pictures-')), [recipes], 1)
  const serve = createPictureServer({ store, folders: [images] })
  server = createServer((req, res) => void serve(req.url ?? '', req, res))
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  home = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => server.close())

it('sends a picture to be kept for good, and once only', async () => {
  const response = await fetch(`${home}/images/soup-480.webp`)
  expect(await response.text()).toBe('soup')
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'image/webp',
    'content-length': '4',
    'cache-control': 'public, max-age=31536000, immutable',
  })
  const again = await fetch(`${home}/images/soup-480.webp`, {
    headers: { 'if-none-match': response.headers.get('etag') ?? '' },
  })
  expect(again.status).toBe(304)
})

it('answers under /api as well, where media of previews are asked for', async () => {
  expect((await fetch(`${home}/api/images/soup-sq-160.avif`)).status).toBe(200)
})

it("sends the operator's drawing as it is, without letting it run scripts", async () => {
  const response = await fetch(`${home}/images/logo.svg`)
  expect(response.headers.get('content-type')).toBe('image/svg+xml')
  expect(response.headers.get('content-security-policy')).toBe('sandbox')
  expect(response.headers.get('cache-control')).toBe('public, max-age=86400')
})

it('sends a video of the operator, whole and in parts', async () => {
  const whole = await fetch(`${home}/images/oven.mp4`)
  expect(whole.headers.get('accept-ranges')).toBe('bytes')
  expect([whole.status, whole.headers.get('content-type'), await whole.text()]).toEqual([
    200,
    'video/mp4',
    '0123456789',
  ])
  const part = await fetch(`${home}/images/oven.mp4`, { headers: { range: 'bytes=2-4' } })
  expect([part.status, part.headers.get('content-range'), await part.text()]).toEqual([
    206,
    'bytes 2-4/10',
    '234',
  ])
  expect((await fetch(`${home}/images/oven.mp4`, { headers: { range: 'bytes=99-' } })).status).toBe(416)
})

it.each([
  '/images/stew-480.webp',
  '/images/soup-481.webp',
  '/images/soup-480.exe',
  '/images/notes.txt',
  '/images/%E0%A4%A',
  '/images/..%2fsecret.png',
  '/images/..%2fsecret-480.png',
  '/images/',
])('has nothing at %s', async (path) => {
  expect((await fetch(home + path)).status).toBe(404)
})
