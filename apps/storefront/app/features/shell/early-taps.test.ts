import { runInNewContext } from 'node:vm'
import { beforeEach, expect, it } from 'vitest'
import { EARLY_TAPS_SCRIPT } from './early-taps.ts'

let listeners: Map<string, (event: object) => void>
let made: string[]

beforeEach(() => {
  listeners = new Map()
  made = []
  runInNewContext(EARLY_TAPS_SCRIPT, {
    addEventListener: (name: string, listener: (event: object) => void) => listeners.set(name, listener),
    removeEventListener: (name: string) => listeners.delete(name),
  })
})

const happens = (name: string, event: object = {}) => listeners.get(name)?.(event)
const button = (name: string, isConnected = true) => ({ isConnected, click: () => made.push(name) })
const tap = (target: object | null) => happens('click', { target: { closest: () => target } })

it('makes again what was tapped before the page was awake, in its order', () => {
  tap(button('add'))
  tap(button('cart'))
  expect(made).toEqual([])
  happens('samobranka:attached')
  happens('samobranka:awake')
  expect(made).toEqual(['add', 'cart'])
})

it('leaves alone what the page has heard itself', () => {
  happens('samobranka:attached')
  tap(button('add'))
  happens('samobranka:awake')
  expect(made).toEqual([])
})

it('knows of buttons only, and of those that are still there', () => {
  tap(null)
  tap(button('gone', false))
  happens('samobranka:awake')
  expect(made).toEqual([])
})
