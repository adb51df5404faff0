import { describe, expect, it } from 'vitest'
import { readingMinutes } from './reading-minutes.ts'

describe('reading time', () => {
  it('is a minute even for an empty page', () => {
    expect(readingMinutes('')).toBe(1)
  })

  it('counts words, not tags or entities', () => {
    const words = `<p class="one two three">${'слово&nbsp;'.repeat(180)}</p>`
    expect(readingMinutes(words)).toBe(1)
    expect(readingMinutes(`${words} ещё`)).toBe(2)
  })

  it('counts characters where words are not parted', () => {
    expect(readingMinutes('面'.repeat(800))).toBe(2)
  })
})
