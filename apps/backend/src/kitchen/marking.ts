import type { KitchenMark } from '@samobranka/contract'
import type { JournalActor } from '../journal/write-journal.ts'

/** What came from one tablet, and who was signed in there. */
export interface Marking {
  readonly kitchen: number
  readonly marks: readonly KitchenMark[]
  readonly actor: JournalActor
  readonly now: Date
}
