import { commonPasswords } from './common-passwords.ts'

const SHORTEST_PASSWORD = 10
const LONGEST_REPEAT = 3

/** Too short, on the list that everybody tries first, a repetition, or what the person is called by anyway. */
export function isWeakPassword(password: string, logins: readonly string[]): boolean {
  const letters = [...password.normalize('NFKC')]
  if (letters.length < SHORTEST_PASSWORD) return true
  const plain = password.normalize('NFKC').toLowerCase().replace(/\s+/g, '')
  const bare = withoutTail(plain)
  if (commonPasswords.has(plain) || commonPasswords.has(bare) || repeats(plain) || isRun(plain)) return true
  return logins.some((login) => {
    const own = login.toLowerCase()
    const name = own.split('@')[0] ?? ''
    return plain === own || plain === own.replace(/\D/g, '') || (name.length > 2 && bare === name)
  })
}

/** Digits and signs at the end make no other word of it. */
function withoutTail(text: string): string {
  const last = [...text].findLastIndex((letter) => !/[\d!@#$%^&*._-]/.test(letter))
  return [...text].slice(0, last + 1).join('')
}

/** `aaaaaaaaaa`, `abababababab`, `123123123123`. */
function repeats(text: string): boolean {
  for (let length = 1; length <= LONGEST_REPEAT; length += 1)
    if (
      text ===
      text
        .slice(0, length)
        .repeat(Math.ceil(text.length / length))
        .slice(0, text.length)
    )
      return true
  return false
}

/** `1234567890`, `abcdefghijk`, `0987654321`. */
function isRun(text: string): boolean {
  const codes = [...text].map((letter) => letter.codePointAt(0) ?? 0)
  return [1, -1].some((step) =>
    codes.every((code, at) => {
      const before = codes[at - 1]
      return before === undefined || code - before === step || (step === 1 && before === 57 && code === 48)
    }),
  )
}
