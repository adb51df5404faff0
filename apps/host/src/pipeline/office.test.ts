import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Reply } from '@samobranka/backend'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loadAssets } from '../assets/load-assets.ts'
import { createOfficePage } from '../office/office-page.ts'
import type { OfficeSource } from '../office/office-source.ts'
import { openPipeline } from '../testing/open-pipeline.ts'
import { createAdmissionControl } from './admission-control.ts'
import type { Listening } from './listen.ts'

const html = '<!doctype html><div id="office"></div>'
const script = `console.log('${'заказ '.repeat(500)}')`
let isBuilt = true
let shop: Listening
let withoutOffice: Listening

beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'office-'))
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'assets', 'main-abc.js'), script)
  const assets = await loadAssets(folder, '/office')
  const office: OfficeSource = { assets, page: async () => (isBuilt ? html : null), live: null }
  const full = { most: 0, lagMs: 0 }
  const few = { most: 5, lagMs: Number.POSITIVE_INFINITY }
  shop = await openPipeline({
    assets,
    admission: createAdmissionControl(() => 0, { picture: full, page: full, call: full, order: few }),
    handlers: {
      office: createOfficePage({ office, isProduction: true }),
      'office-api': async ({ url }) => Reply.json({ url }, 200, {}),
    },
  })
  withoutOffice = await openPipeline({
    handlers: { office: createOfficePage({ office: null, isProduction: true }) },
  })
})
afterAll(() => Promise.all([shop.close(100), withoutOffice.close(100)]))

const ask = (path: string, init: RequestInit = {}) =>
  fetch(`${shop.url}${path}`, { redirect: 'manual', ...init })

describe('the office', () => {
  it.each(['/office/', '/office/orders/4017', '/office/orders/new?phone=1', '/office/sign-in'])(
    'is the same page at %s, which nobody keeps',
    async (path) => {
      const page = await ask(path)
      expect(page.status).toBe(200)
      expect(await page.text()).toBe(html)
      expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8')
      expect(page.headers.get('cache-control')).toBe('no-store')
    },
  )

  it('runs its own files only, stands in nobody’s frame, and alone may use the camera', async () => {
    const { headers } = await ask('/office/')
    const policy = headers.get('content-security-policy') ?? ''
    expect(policy).toContain("script-src 'self';")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toContain('unsafe')
    expect(headers.get('permissions-policy')).toContain('camera=(self)')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('x-robots-tag')).toBe('noindex')
  })

  it('has one address', async () => {
    const moved = await ask('/office?lang=en')
    expect(moved.status).toBe(308)
    expect(moved.headers.get('location')).toBe('/office/?lang=en')
  })

  it('gives its files from memory, packed and for ever', async () => {
    const file = await ask('/office/assets/main-abc.js', { headers: { 'accept-encoding': 'br' } })
    expect(await file.text()).toBe(script)
    expect(file.headers.get('content-encoding')).toBe('br')
    expect(file.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  })

  it.each(['/office/assets/main-old.js', '/office/nothing.js'])(
    'gives no page in place of a file: %s',
    async (path) => {
      const missing = await ask(path)
      expect(missing.status).toBe(404)
      expect(await missing.text()).not.toContain('<')
    },
  )

  it('is only read', async () => {
    expect((await ask('/office/', { method: 'POST', body: 'x' })).status).toBe(405)
  })

  it('says that it is being built, and asks again by itself', async () => {
    isBuilt = false
    const page = await ask('/office/')
    isBuilt = true
    expect(page.status).toBe(503)
    expect(page.headers.get('retry-after')).toBe('2')
    expect(await page.text()).toMatch(/http-equiv="refresh".*Офис собирается/s)
  })

  it('is answered before pages and calls when there are too many of them', async () => {
    expect((await ask('/menu')).status).toBe(503)
    expect((await ask('/api/wp-json/v1/all_settings')).status).toBe(503)
    expect((await ask('/office/')).status).toBe(200)
    expect(await (await ask('/api/office/v1/orders?kitchen=2')).json()).toEqual({
      url: `${shop.url}/api/office/v1/orders?kitchen=2`,
    })
  })

  it('is not there before a foreign server, and says why', async () => {
    const page = await fetch(`${withoutOffice.url}/office/`)
    expect(page.status).toBe(404)
    expect(await page.text()).toContain('BACKEND_URL')
  })
})
