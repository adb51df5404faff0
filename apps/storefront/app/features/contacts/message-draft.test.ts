import { describe, expect, it } from 'vitest'
import { draftProblems, EMPTY_DRAFT } from './message-draft.ts'

describe('a message', () => {
  it('needs a name, a phone and words, and says so at once', () => {
    expect(draftProblems(EMPTY_DRAFT)).toEqual({ name: 'required', phone: 'phone', message: 'required' })
    expect(draftProblems({ name: ' ', phone: '12', message: '\n' })).toEqual(draftProblems(EMPTY_DRAFT))
  })

  it('may write its phone as people do', () => {
    expect(draftProblems({ name: 'Анна', phone: '8 (912) 345-67-89', message: 'Спасибо' })).toEqual({})
  })
})
