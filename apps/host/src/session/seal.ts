import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const cipher = 'aes-256-gcm'
const ivBytes = 12
const tagBytes = 16

export interface Seal {
  close(text: string): string
  /** null when the text was not sealed by us, or was changed since. */
  open(sealed: string): string | null
  /** Whether it was sealed with the key that seals now, and not with one that is only accepted still. */
  isOwn(sealed: string): boolean
}

/** Seals texts for the browser to carry: it can neither read nor change them. */
export function createSeal(secret: string): Seal {
  const key = new Uint8Array(hkdfSync('sha256', secret, '', 'samobranka session', 32))
  const seal: Seal = {
    isOwn: (sealed) => seal.open(sealed) !== null,
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
  return seal
}

export interface SealSecrets {
  readonly inUse: string
  /** Those that open, the one in use among them. */
  readonly accepted: readonly string[]
}

/** The same with a secret that is replaced now and then: what the one before has sealed opens for a while. */
export function createRotatingSeal(secrets: () => SealSecrets): Seal {
  let seals = new Map<string, Seal>()
  const sealOf = (secret: string): Seal => {
    const known = seals.get(secret) ?? createSeal(secret)
    seals.set(secret, known)
    return known
  }
  return {
    close: (text) => sealOf(secrets().inUse).close(text),
    isOwn: (sealed) => sealOf(secrets().inUse).isOwn(sealed),
    open(sealed) {
      const { accepted } = secrets()
      // Keys that opened once are not kept for ever.
      if (seals.size > accepted.length + 1) seals = new Map()
      for (const secret of accepted) {
        const opened = sealOf(secret).open(sealed)
        if (opened !== null) return opened
      }
      return null
    },
  }
}
