import type { Draft } from '../draft/draft.ts'

/** A note that was wiped out is none: the fold must not open for it the next time. */
export function withNote(notes: Draft['notes'], key: string, text: string): Draft['notes'] {
  const { [key]: _before, ...others } = notes
  return text === '' ? others : { ...others, [key]: text }
}
