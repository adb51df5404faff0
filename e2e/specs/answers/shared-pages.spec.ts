import type { APIRequestContext } from '@playwright/test'
import { expect, test } from '../../fixtures/test.ts'

/** A customer of the demo business, logged in by the code in the shop's own box. */
async function logIn(request: APIRequestContext, phone: string): Promise<void> {
  const sent = await request.post('/api/wp-json/wc/auth/send_code', { data: { phone } })
  expect(sent.status()).toBe(200)
  const box: { to?: string; phone?: string; code?: string }[] = await (
    await request.get('/_dev/outbox')
  ).json()
  const code = box.find((message) => JSON.stringify(message).includes(phone.slice(-10)))?.code
  const checked = await request.post('/api/wp-json/wc/auth/check_code', { data: { phone, code } })
  expect(checked.status()).toBe(200)
}

/**
 * Pages are rendered anew under an address nobody asked for before, by a parameter that makes another page; what is
 * random or tells the address is struck out.
 */
async function drawn(request: APIRequestContext, path: string, who: string): Promise<string> {
  const probe = `${who}${Date.now()}${Math.random().toString(36).slice(2)}`
  const response = await request.get(`${path}?show=${probe}`)
  expect(response.status()).toBe(200)
  const nonce = /'nonce-([\w-]+)'/.exec(response.headers()['content-security-policy'] ?? '')?.[1] ?? '-'
  // Two pages may stand on two sides of the minute that a page carries.
  const text = (await response.text()).replaceAll(/\b1[78]\d{11}\b/g, 'NOW')
  return text.replaceAll(probe, 'PROBE').replaceAll(nonce, 'NONCE')
}

test('a public page is the same bytes for a guest and for a customer', async ({
  request,
  playwright,
  baseURL,
}, { project, retry }) => {
  const guest = await playwright.request.newContext({ baseURL: baseURL ?? '' })
  // A number of its own for each try: codes are sent to one only every so often.
  await logIn(request, `+791612300${retry}${project.name === 'phone' ? 1 : 2}`)
  for (const path of ['/', '/menu/pizza', '/contacts', '/blog', '/brands']) {
    expect(await drawn(request, path, 'a'), path).toBe(await drawn(guest, path, 'b'))
  }
  await guest.dispose()
})

test('every script of a page carries the nonce of its policy', async ({ request }) => {
  const response = await request.get('/')
  const policy = response.headers()['content-security-policy'] ?? ''
  const nonce = /script-src 'nonce-([\w-]{24})' 'strict-dynamic'/.exec(policy)?.[1]
  expect(nonce).toBeDefined()
  const scripts = [...(await response.text()).matchAll(/<script\b[^>]*>/g)].map(([tag]) => tag)
  const bare = scripts.filter((tag) => !tag.includes('application/ld+json') && !tag.includes(`"${nonce}"`))
  expect(scripts.length).toBeGreaterThan(2)
  expect(bare).toEqual([])
})

test('a page that a visitor has is not sent again', async ({ request }) => {
  const first = await request.get('/contacts')
  const tag = first.headers().etag ?? ''
  const again = await request.get('/contacts', { headers: { 'if-none-match': tag } })
  expect(tag).not.toBe('')
  expect(again.status()).toBe(304)
})
