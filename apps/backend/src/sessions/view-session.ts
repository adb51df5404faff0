import type { CustomerSession } from '@samobranka/contract'
import { sessionId } from './session-id.ts'

interface SessionRow {
  readonly token_hash: string
  readonly device: string
  readonly address: string
  readonly created_at: number
  readonly seen_at: number
}

/** A session as its owner sees it, a guest's and one of the office alike; `own` is the hash of the one that asks. */
export function viewSession(row: SessionRow, own: string | null): CustomerSession {
  const { token_hash, device, address, created_at, seen_at } = row
  return {
    id: sessionId(token_hash),
    device,
    address,
    createdAt: new Date(created_at).toISOString(),
    seenAt: new Date(seen_at).toISOString(),
    current: token_hash === own,
  }
}
