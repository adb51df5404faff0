import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { HELD } from './hold-script.ts'

it('frees one by one what the styles hold, and nothing else', () => {
  const css = readFileSync(new URL('../../ui/hold.css', import.meta.url), 'utf8')
  const [, holds = ''] = /,?\s*((?:\[data-held\] [^{]+))\{\s*content-visibility: hidden/.exec(css) ?? []
  const held = holds
    .replaceAll(/\[data-held\] |:is\(|\)?:not\(\[data-free\]\)/g, '')
    .split(',')
    .map((selector) => selector.trim())
  expect(held.toSorted()).toEqual(HELD.toSorted())
})
