import type { Answer } from '@samobranka/contract'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const quiet = () => {}
const shop = { log: { info: quiet, warn: quiet, error: quiet } }

beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
})
afterEach(() => vi.useRealTimers())

const answer: Answer<string> = { ok: true, status: 200, value: 'posts', headers: new Headers() }
const hanging = vi.fn(
  () => new Promise<Answer<string>>((_, fail) => setTimeout(() => fail(new Error('timeout')), 3000)),
)

async function after<T>(milliseconds: number, promise: Promise<T>): Promise<T | 'waits'> {
  const first = Promise.race([
    promise,
    new Promise<'waits'>((resolve) => setTimeout(() => resolve('waits'), milliseconds + 1)),
  ])
  await vi.advanceTimersByTimeAsync(milliseconds + 1)
  return first
}

it('makes the first visitor alone wait for a server that hangs', async () => {
  const { askUnlessSilent } = await import('./ask-unless-silent.ts')
  expect(await after(3000, askUnlessSilent(shop, 'blog', hanging))).toBeNull()
  hanging.mockClear()
  expect(await after(0, askUnlessSilent(shop, 'blog', hanging))).toBeNull()
  expect(hanging).not.toHaveBeenCalled()
  // Another call of the same server may be fast.
  expect(
    await after(
      0,
      askUnlessSilent(shop, 'pages', async () => answer),
    ),
  ).toBe('posts')
})

it('looks again behind the visitors, and listens once it is answered', async () => {
  const { askUnlessSilent } = await import('./ask-unless-silent.ts')
  await after(3000, askUnlessSilent(shop, 'blog', hanging))
  await vi.advanceTimersByTimeAsync(10_000)
  const answering = vi.fn(async () => answer)
  expect(await after(0, askUnlessSilent(shop, 'blog', answering))).toBeNull()
  expect(answering).toHaveBeenCalledOnce()
  expect(await after(0, askUnlessSilent(shop, 'blog', answering))).toBe('posts')
})

it('goes on asking a server that says no at once', async () => {
  const { askUnlessSilent } = await import('./ask-unless-silent.ts')
  const refusing = vi.fn(async () => Promise.reject(new Error('refused')))
  await after(0, askUnlessSilent(shop, 'blog', refusing))
  await after(0, askUnlessSilent(shop, 'blog', refusing))
  expect(refusing).toHaveBeenCalledTimes(2)
})
