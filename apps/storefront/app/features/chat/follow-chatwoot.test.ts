import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const chat = { toggle: vi.fn(), toggleBubbleVisibility: vi.fn() }
let ears: EventTarget

beforeEach(() => {
  vi.resetModules()
  ears = new EventTarget()
  vi.stubGlobal('addEventListener', ears.addEventListener.bind(ears))
  chat.toggle.mockClear()
  chat.toggleBubbleVisibility.mockClear()
})
afterEach(() => vi.unstubAllGlobals())

const follow = async (isHere: boolean) => (await import('./follow-chatwoot.ts')).followChatwoot(isHere)

it('opens on the page of the chat and is out of sight on the next', async () => {
  vi.stubGlobal('$chatwoot', chat)
  await follow(true)
  await follow(false)
  expect(chat.toggleBubbleVisibility.mock.calls).toEqual([['show'], ['hide']])
  expect(chat.toggle.mock.calls).toEqual([['open'], ['close']])
})

it('a chat that comes late is told where it is wanted then', async () => {
  await follow(true)
  await follow(false)
  vi.stubGlobal('$chatwoot', chat)
  ears.dispatchEvent(new Event('chatwoot:ready'))
  expect(chat.toggleBubbleVisibility.mock.calls).toEqual([['hide']])
})
