import bowser from 'bowser'

/** Longer ones are made up; the patterns that look through them need not. */
const LONGEST_READ = 400
const LONGEST_WORDS = 60

/** «Chrome, Android»: enough to know one's own devices by; empty where the browser says nothing. */
export function describeDevice(userAgent: string | null): string {
  if (!userAgent) return ''
  const parser = bowser.getParser(userAgent.slice(0, LONGEST_READ))
  const model = parser.getPlatform().model ?? ''
  const system = /^(iPhone|iPad)$/.test(model) ? model : parser.getOSName()
  return [parser.getBrowserName(), system]
    .map((word) => plain(word ?? ''))
    .filter((word) => word !== '')
    .join(', ')
}

/** A program may call itself anything. */
const plain = (word: string) =>
  word
    .replace(/[^\p{L}\p{N} ._+-]/gu, '')
    .trim()
    .slice(0, LONGEST_WORDS)
