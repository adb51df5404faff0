import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { passData, waitForLoad } from './deferred-hydration.ts'

const FILES = ['/assets/react-1.js', '/assets/router-1.js', '/assets/root-1.js']

let page: EventTarget
let links: { href: string; rel?: string }[]
let frame: () => void
let begun: boolean

beforeEach(() => {
  vi.useFakeTimers()
  page = new EventTarget()
  links = []
  frame = () => {}
  begun = false
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => {
    frame = draw
  })
  vi.stubGlobal('document', {
    hidden: false,
    readyState: 'interactive',
    querySelector: () => null,
    createElement: () => ({}),
    head: { append: (...added: typeof links) => links.push(...added) },
  })
  waitForLoad(FILES).then(() => {
    begun = true
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)
const preloads = () => links.filter(({ rel }) => rel === 'modulepreload').length

it('asks for no file before the first frame, and for those that are compiled whole one after the other', async () => {
  await pass(900)
  expect(links).toEqual([])
  frame()
  await pass(0)
  expect(links.map(({ href }) => href)).toEqual(FILES)
  expect(preloads()).toBe(1)
  await pass(40)
  expect(preloads()).toBe(2)
  await pass(40)
  expect(preloads()).toBe(3)
})

it('begins when the page has come and has been quiet', async () => {
  frame()
  await pass(100)
  page.dispatchEvent(new Event('load'))
  await pass(599)
  expect(begun).toBe(false)
  await pass(1)
  expect(begun).toBe(true)
})

it('does not wait for ever for a page that does not come, or a tab without frames', async () => {
  await pass(1000 + 80 + 1500 + 10)
  expect(begun).toBe(true)
})

it('begins at once when the visitor does something', async () => {
  page.dispatchEvent(new Event('pointerdown'))
  await pass(0)
  expect(preloads()).toBe(3)
  expect(begun).toBe(true)
})

it('passes the data when the page has been read', () => {
  const passed: string[] = []
  const streamController = { enqueue: (text: string) => passed.push(text), close: () => passed.push('end') }
  vi.stubGlobal('window', { __reactRouterContext: { streamController } })
  vi.stubGlobal('document', { readyState: 'loading', getElementById: () => ({ textContent: '[1]' }) })
  passData('handoff')
  expect(passed).toEqual([])
  page.dispatchEvent(new Event('DOMContentLoaded'))
  expect(passed).toEqual(['[1]', 'end'])
})
