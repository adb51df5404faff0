const ADDRESS =
  /(?:\b(?:https?|wss?):|(?<=["'(=\s,]))\/\/((?:[\p{L}\p{N}-]+\.)+[\p{L}\p{N}-]{2,}|\d+\.\d+\.\d+\.\d+|localhost)(:\d{1,5})?(?=[/?#"'\\\s)<>&,;]|$)/giu

/** The origins that a text names, as a policy names them: `https://cdn.example`; what says no protocol has https. */
export function hostsIn(text: string, found = new Set<string>()): Set<string> {
  if (!text.includes('//')) return found
  for (const [address] of text.matchAll(ADDRESS)) {
    const whole = address.startsWith('//') ? `https:${address}` : address
    if (URL.canParse(whole)) found.add(new URL(whole).origin)
  }
  return found
}
