import { scriptSafe } from './embedded-text.ts'
import type { EmbeddedTexts } from './embedded-texts.ts'

/** What the page's own script reads it by. */
export const HANDOFF_ID = 'handoff'

/**
 * The loaders' data, put behind the page as a text that is no script: as one the browser would compile it while the
 * page comes, and it is needed only when the page wakes. It comes and goes as bytes: reading it as letters in between
 * would cost a twentieth of the page. Each byte is taken for a letter of its own.
 *
 * The nonce is for those who count scripts by their tags.
 */
export function handoffData(
  data: Uint8Array,
  nonce: string | undefined,
  embeddedTexts: EmbeddedTexts | null,
): Uint8Array {
  const letters = Buffer.from(data.buffer, data.byteOffset, data.byteLength).toString('latin1')
  const open = `<script type="application/json" id="${HANDOFF_ID}"${nonce ? ` nonce="${nonce}"` : ''}>`
  const whole = `${open}${scriptSafe(letters)}</script>`
  return embeddedTexts?.fill(whole) ?? Buffer.from(whole, 'latin1')
}
