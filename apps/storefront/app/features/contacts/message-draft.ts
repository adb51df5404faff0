export interface MessageDraft {
  readonly name: string
  readonly phone: string
  readonly message: string
}

export const EMPTY_DRAFT: MessageDraft = { name: '', phone: '', message: '' }

const KEY = 'samobranka:message'

/** What was typed survives a lost network and a closed tab; it goes when the message has arrived. */
export function readDraft(): MessageDraft {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    return { ...EMPTY_DRAFT, ...textsOf(kept) }
  } catch {
    return EMPTY_DRAFT
  }
}

export function keepDraft(draft: MessageDraft | null): void {
  try {
    if (draft) localStorage.setItem(KEY, JSON.stringify(draft))
    else localStorage.removeItem(KEY)
  } catch {
    // A browser that keeps nothing: the form still works while it is open.
  }
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
