const SECRET = /secret|passw|private|credential|api_?key|token|signature/i

/** What the operator wrote beyond the contract is published as it is, but for what its name says is nobody's business. */
export function hideSecrets(extra: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(extra)
      .filter(([key]) => !SECRET.test(key))
      .map(([key, value]) => [key, hideIn(value)]),
  )
}

function hideIn(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(hideIn)
  return typeof value === 'object' && value !== null ? hideSecrets(value as Record<string, unknown>) : value
}
