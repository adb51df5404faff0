import { create } from 'zustand'
import { readKept, writeKept } from '../../routing/browser-storage.ts'

const CONSENT_KEY = 'samobranka:consent'

export type Consent = 'all' | 'necessary'

interface ConsentState {
  readonly consent: Consent | null
  /** False until the kept answer has been read: before that nobody is asked. */
  readonly ready: boolean
}

/** What the visitor said of cookies that are not needed to shop. */
export const useConsent = create<ConsentState>(() => ({ consent: null, ready: false }))

export function startConsent(): () => void {
  const read = () => {
    const kept = readKept(CONSENT_KEY)
    const consent = kept === 'all' || kept === 'necessary' ? kept : null
    useConsent.setState({ consent, ready: true })
  }
  // Answered in one tab, the question is closed in all.
  const follow = (event: StorageEvent) => {
    if (event.key === CONSENT_KEY) read()
  }
  read()
  addEventListener('storage', follow)
  return () => removeEventListener('storage', follow)
}

export function giveConsent(consent: Consent): void {
  useConsent.setState({ consent })
  writeKept(CONSENT_KEY, consent)
}
