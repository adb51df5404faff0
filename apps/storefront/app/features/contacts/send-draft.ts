import type { MessageDraft } from './message-draft.ts'

/** null when it has arrived, else the refusal's code; `network` when nobody answered. */
export async function sendDraft(draft: MessageDraft, honeypot: string): Promise<string | null> {
  const { createClient, sendMessage } = await import('@samobranka/contract')
  const client = createClient({ fetch: (input, init) => fetch(input, init), baseUrl: '/api' })
  try {
    const body = { ...draft, email: '', page: location.pathname, honeypot }
    const answer = await client.call(sendMessage, { body })
    return answer.ok ? null : answer.refusal.code
  } catch {
    return 'network'
  }
}
