import { expect, it } from 'vitest'
import { hidingRules } from './hiding-rules.ts'

it('reaches the cards with any of what is avoided, but not in a list that keeps all', () => {
  expect(hidingRules(['meat', 'spicy'], true)).toContain(
    'ul:not(.keeps-all)>li:has(>:is([data-contains~=meat],[data-contains~=spicy])),',
  )
})

it('hides nothing of who only wants to be warned: he gets the way to hide it', () => {
  expect(hidingRules(['meat'], false)).toBe('.suits-aside{display:inline-flex}')
})

it('is no style at all for who avoids nothing', () => {
  expect(hidingRules([], true)).toBe('')
})

it('takes a heading away with the last of what stood under it, a whole block of a landing page too', () => {
  expect(hidingRules(['meat'], true)).toMatch(
    /:is\([^)]*\.landing-block[^)]*\):has\(article\):not\(:has\(article:not/,
  )
})

it('leaves a heading over what is not drawn yet, and only over that', () => {
  expect(hidingRules(['meat'], true)).toContain(',ul[style*=height]))')
})
