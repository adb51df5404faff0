import { expect, it } from 'vitest'
import { words } from './languages/ru.ts'
import { isKey, pickWords } from './pick-words.ts'

it('picks the words of whole screens', () => {
  const picked = Object.keys(pickWords(words, ['header', 'theme']))
  expect(picked).toContain('header.cartFilled')
  expect(picked).toContain('theme.dark')
  expect(new Set(picked.map((key) => key.split('.')[0]))).toEqual(new Set(['header', 'theme']))
})

it('does not take "bonuses" for "bonus"', () => {
  expect(Object.keys(pickWords(words, ['bonus'])).some((key) => key.startsWith('bonuses.'))).toBe(false)
})

it('knows which refusal codes have a word', () => {
  expect(['refusal.min_sum', 'refusal.never_met', 'toString'].filter((text) => isKey(words, text))).toEqual([
    'refusal.min_sum',
  ])
})
