import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { LOST_CODE } from './load-later.ts'
import { reloadLostCode } from './reload-lost-code.ts'

let listeners: Record<string, (event: object) => void>
let kept: Map<string, string>
let clock: number
let reloads: number
let onLine: boolean

/** A page that has just been loaded, in the tab whose memory is `kept`. */
function loadPage(storage: object | null = { getItem: (key: string) => kept.get(key) ?? null, setItem }) {
  listeners = {}
  vi.stubGlobal('Date', { now: () => clock })
  vi.stubGlobal('navigator', { onLine })
  vi.stubGlobal('sessionStorage', storage)
  vi.stubGlobal('location', { reload: () => (reloads += 1) })
  vi.stubGlobal('addEventListener', (name: string, listener: (event: object) => void) => {
    listeners[name] = listener
  })
  reloadLostCode()
}
afterEach(() => vi.unstubAllGlobals())

const setItem = (key: string, value: unknown) => kept.set(key, String(value))
const loseChunk = () => listeners[LOST_CODE]?.({})

beforeEach(() => {
  kept = new Map()
  clock = 1_000_000
  reloads = 0
  onLine = true
})

describe('a page whose script is gone', () => {
  it('reloads itself, at most once in ten seconds', () => {
    loadPage()
    loseChunk()
    expect(reloads).toBe(1)
    clock += 9_999
    loadPage()
    loseChunk()
    expect(reloads).toBe(1)
    clock += 1
    loseChunk()
    expect(reloads).toBe(2)
  })

  it('stays where there is no network: it has nothing to reload from', () => {
    onLine = false
    loadPage()
    loseChunk()
    expect(reloads).toBe(0)
  })

  it('also when the first script of the page is the one', () => {
    loadPage()
    listeners.error?.({ target: { tagName: 'SCRIPT', type: 'module', src: '' } })
    expect(reloads).toBe(1)
  })

  it('stays where the tab cannot remember: it would never stop', () => {
    loadPage(null)
    loseChunk()
    expect(reloads).toBe(0)
  })

  it('stays when it is a picture or somebody else’s script', () => {
    loadPage()
    listeners.error?.({ target: { tagName: 'IMG', src: '/assets/a.png' } })
    listeners.error?.({ target: { tagName: 'SCRIPT', type: '', src: 'https://metrics.example/a.js' } })
    listeners.unhandledrejection?.({ reason: new Error('no coupon') })
    listeners.unhandledrejection?.({})
    expect(reloads).toBe(0)
  })
})
