import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { keepEarlyTaps, tapAgain } from './early-taps.ts'

let page: EventTarget
let made: string[]
let turns: (() => void)[]

beforeEach(() => {
  page = new EventTarget()
  made = []
  turns = []
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('dispatchEvent', page.dispatchEvent.bind(page))
  vi.stubGlobal('setTimeout', (turn: () => void) => turns.push(turn))
  keepEarlyTaps()
})
afterEach(() => vi.unstubAllGlobals())

/** A click on something within a button, or within none. */
class Click extends Event {
  constructor(readonly button: object | null) {
    super('click')
  }
  override get target() {
    return Object.assign(new EventTarget(), { closest: () => this.button })
  }
}
const button = (name: string, isConnected = true) => ({ isConnected, click: () => made.push(name) })
const tap = (target: object | null) => page.dispatchEvent(new Click(target))
const turn = () => turns.shift()?.()
const hydrate = (all = true) => {
  tapAgain()
  while (all && turns.length > 0) turn()
}

it('makes again what was tapped before the page was hydrated, in its order', () => {
  tap(button('add'))
  tap(button('cart'))
  expect(made).toEqual([])
  hydrate()
  expect(made).toEqual(['add', 'cart'])
})

it('lets nobody else answer a button until then, and everybody after', () => {
  const heard: string[] = []
  page.addEventListener('click', () => heard.push('the page'))
  tap(button('add'))
  expect(heard).toEqual([])
  tap(null)
  hydrate()
  tap(button('cart'))
  expect(heard).toEqual(['the page', 'the page'])
  expect(made).toEqual(['add'])
})

it('knows of buttons only, and of those that are still there', () => {
  tap(null)
  tap(button('gone', false))
  hydrate()
  expect(made).toEqual([])
})

it('makes every tap of a finger that does not rest', () => {
  for (let tapped = 0; tapped < 100; tapped += 1) tap(button('more'))
  hydrate()
  expect(made).toHaveLength(100)
})

it('keeps what is tapped while it makes the others behind them', () => {
  tap(button('first'))
  tap(button('second'))
  hydrate(false)
  expect(made).toEqual(['first'])
  tap(button('third'))
  while (turns.length > 0) turn()
  expect(made).toEqual(['first', 'second', 'third'])
})
