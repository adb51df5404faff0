import type { Draft } from './draft.ts'

/** What every part of the order by phone is given. */
export interface DraftPart {
  readonly draft: Draft
  onChange(changes: Partial<Draft>): void
}
