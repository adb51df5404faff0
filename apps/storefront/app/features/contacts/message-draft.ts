import { parseJson, readKept, writeKept } from '../../routing/browser-storage.ts'

export interface MessageDraft {
  readonly name: string
  readonly phone: string
  readonly message: string
}

export const EMPTY_DRAFT: MessageDraft = { name: '', phone: '', message: '' }

const KEY = 'samobranka:message'

/** What was typed survives a lost network and a closed tab; it goes when the message has arrived. */
export function readDraft(): MessageDraft {
  return { ...EMPTY_DRAFT, ...textsOf(parseJson(readKept(KEY))) }
}

export function keepDraft(draft: MessageDraft | null): void {
  writeKept(KEY, draft && JSON.stringify(draft))
}

function textsOf(kept: unknown): Partial<MessageDraft> {
  const entries = typeof kept === 'object' && kept !== null ? Object.entries(kept) : []
  return Object.fromEntries(
    entries.filter(([key, value]) => Object.hasOwn(EMPTY_DRAFT, key) && typeof value === 'string'),
  )
}

type DraftProblem = 'required' | 'phone'
export type DraftProblems = Partial<Record<keyof MessageDraft, DraftProblem>>

/** All at once, each beside its field. The server knows the country's numbers better and has the last word. */
export function draftProblems({ name, phone, message }: MessageDraft): DraftProblems {
  const digits = phone.replace(/\D/g, '').length
  return {
    ...(name.trim() === '' ? { name: 'required' } : {}),
    ...(digits < 7 || digits > 15 ? { phone: 'phone' } : {}),
    ...(message.trim() === '' ? { message: 'required' } : {}),
  }
}
