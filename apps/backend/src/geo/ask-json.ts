const TIMEOUT_MS = 4_000

/** A provider's JSON; throws when it does not answer in time, or not well. */
export async function askJson(
  url: URL,
  signal: AbortSignal,
  headers: Record<string, string> = {},
): Promise<unknown> {
  const response = await fetch(url, {
    headers: { accept: 'application/json', ...headers },
    signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
  })
  if (!response.ok) throw new Error(`${url.host} answered ${response.status}`)
  return response.json()
}
