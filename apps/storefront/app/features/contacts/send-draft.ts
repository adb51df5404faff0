import { createClient, sendMessage } from '@samobranka/contract'
import type { MessageDraft } from './message-draft.ts'

export type Sent =
  | { readonly ok: true }
  /** `network`: nobody answered. `wait`: seconds until the next try, where the server says so. */
  | { readonly ok: false; readonly code: string; readonly wait: number | null }

export async function sendDraft(draft: MessageDraft, honeypot: string): Promise<Sent> {
  const client = createClient({ fetch: (input, init) => fetch(input, init), baseUrl: '/api' })
  try {
    const body = { ...draft, email: '', page: location.pathname, honeypot }
    const answer = await client.call(sendMessage, { body })
    if (answer.ok) return { ok: true }
    const { code, data } = answer.refusal
    return { ok: false, code, wait: Number(data.retry_after) || null }
  } catch {
    return { ok: false, code: 'network', wait: null }
  }
}
