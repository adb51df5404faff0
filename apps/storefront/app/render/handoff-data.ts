import type { EntryContext } from 'react-router'
import { scriptSafe } from '../format/embedded-text.ts'

/** What the page's own script reads it by. */
export const HANDOFF_ID = 'handoff'

/**
 * The loaders' data, put behind the page as a text that is no script: as one the browser would compile it while the
 * page comes, and it is needed only when the page hydrates. Each byte is taken for a letter of its own: reading the
 * letters that they are would cost a twentieth of the page.
 *
 * The nonce is for those who count scripts by their tags.
 */
export function handoffData(data: Uint8Array, nonce: string): string {
  const letters = Buffer.from(data.buffer, data.byteOffset, data.byteLength).toString('latin1')
  return `<script type="application/json" id="${HANDOFF_ID}" nonce="${nonce}">${scriptSafe(letters)}</script>`
}

/** Taken from the framework, which would stream them after the markup. */
export async function takeHandoff(entry: EntryContext): Promise<Uint8Array | undefined> {
  const stream = entry.serverHandoffStream
  delete entry.serverHandoffStream
  return stream && new Uint8Array(await new Response(stream).arrayBuffer())
}
