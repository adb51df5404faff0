import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import { HELD, HOLD_SCRIPT } from './hold-script.ts'

it('frees one by one what the styles hold, and nothing else', () => {
  const css = readFileSync(new URL('../../ui/hold.css', import.meta.url), 'utf8')
  const [, holds = ''] = /,?\s*((?:\[data-held\] [^{]+))\{\s*content-visibility: hidden/.exec(css) ?? []
  const held = holds
    .replaceAll(/\[data-held\] |:not\(\[data-free\]\)/g, '')
    .split(',')
    .map((selector) => selector.trim())
  expect(held.toSorted()).toEqual(HELD.toSorted())
})

const focusOn = (inDialog: boolean) => ({ target: { closest: () => (inDialog ? {} : null) } })

it.each([
  ['a finger', 'pointerdown', {}, false],
  ['the focus', 'focusin', focusOn(false), false],
  ['a sheet that takes the focus as it wakes', 'focusin', focusOn(true), true],
])('%s: %s', (_, name, event, held) => {
  const listeners = new Map<string, (event: object) => void>()
  const hands: AbortSignal[] = []
  const dataset: { held?: string } = {}
  runInNewContext(HOLD_SCRIPT, {
    document: { documentElement: { dataset } },
    AbortController,
    setTimeout: () => 0,
    addEventListener: (of: string, listener: (event: object) => void, options?: { signal: AbortSignal }) => {
      listeners.set(of, listener)
      if (options) hands.push(options.signal)
    },
  })
  expect('held' in dataset).toBe(true)
  listeners.get(name)?.(event)
  expect('held' in dataset).toBe(held)
  expect(hands.map(({ aborted }) => aborted)).toEqual(hands.map(() => !held))
})
