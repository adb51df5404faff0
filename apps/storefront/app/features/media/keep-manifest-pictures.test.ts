import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { keepManifestPictures } from './keep-manifest-pictures.ts'

const { loaded, warned } = vi.hoisted(() => ({ loaded: vi.fn(async () => null), warned: vi.fn() }))
vi.mock('./load-media.ts', () => ({ loadMedia: loaded }))
vi.mock('../../startup/browser-log.ts', () => ({ logWarning: warned }))

const answer = vi.fn()
beforeEach(() => {
  loaded.mockClear()
  warned.mockClear()
  vi.stubGlobal('location', new URL('https://shop.example/menu'))
  vi.stubGlobal('fetch', answer)
})
afterEach(() => vi.unstubAllGlobals())

it('keeps the icons and screenshots that lie with the shop, asked for under /api', async () => {
  answer.mockResolvedValueOnce(
    Response.json({
      icons: [{ src: '/images/icon-192.png' }, { src: 'https://shop.example/images/icon-512.png?v=1' }],
      screenshots: [{ src: '/api/images/shot.png' }, { src: 'https://cdn.example/shot.png' }, {}],
    }),
  )
  await keepManifestPictures('/manifest.webmanifest')
  expect(loaded.mock.calls).toEqual([
    ['photo', '/api/images/icon-192.png'],
    ['photo', '/api/images/icon-512.png?v=1'],
    ['photo', '/api/images/shot.png'],
  ])
  expect(warned).not.toHaveBeenCalled()
})

it('a manifest that cannot be loaded is a line in the log', async () => {
  answer.mockResolvedValueOnce(new Response('', { status: 503 }))
  await keepManifestPictures('/manifest.webmanifest')
  expect(loaded).not.toHaveBeenCalled()
  expect(warned).toHaveBeenCalledOnce()
})
