import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const cipher = 'aes-256-gcm'
const ivBytes = 12
const tagBytes = 16

export interface Seal {
  close(text: string): string
  /** null when the text was not sealed by us, or was changed since. */
  open(sealed: string): string | null
}

/** Seals texts for the browser to carry: it can neither read nor change them. */
export function createSeal(secret: string): Seal {
  const key = new Uint8Array(hkdfSync('sha256', secret, '', 'samobranka session', 32))
  return {
    close(text) {
      const iv = randomBytes(ivBytes)
      const sealing = createCipheriv(cipher, key, iv)
      const hidden = Buffer.concat([sealing.update(text, 'utf8'), sealing.final()])
      return Buffer.concat([iv, hidden, sealing.getAuthTag()]).toString('base64url')
    },
    open(sealed) {
      const bytes = Buffer.from(sealed, 'base64url')
      if (bytes.length < ivBytes + tagBytes) return null
      const opening = createDecipheriv(cipher, key, bytes.subarray(0, ivBytes), { authTagLength: tagBytes })
      opening.setAuthTag(bytes.subarray(-tagBytes))
      try {
        return opening.update(bytes.subarray(ivBytes, -tagBytes), undefined, 'utf8') + opening.final('utf8')
      } catch {
        return null
      }
    },
  }
}
