/** null for what is no address: a script in its place would run with the visitor's rights. */
export function safeAddress(address: string): string | null {
  const trimmed = address.trim()
  return /^(?:https?:\/\/|\/(?![/\\])|#|tel:|mailto:)/i.test(trimmed) ? trimmed : null
}
