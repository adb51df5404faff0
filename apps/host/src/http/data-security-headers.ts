/** What the backend's answers may do when a browser opens them as a page: nothing. */
const harmless =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; form-action *; frame-ancestors 'self'"

/** Answers of calls are data: they are never to be taken for something that runs. */
export const dataSecurityHeaders: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': harmless,
  'referrer-policy': 'strict-origin-when-cross-origin',
}

export function addDataSecurityHeaders(response: Response): Response {
  const { headers } = response
  const missing = Object.entries(dataSecurityHeaders).filter(([name]) => !headers.has(name))
  if (missing.length === 0) return response
  try {
    for (const [name, value] of missing) headers.set(name, value)
    return response
  } catch {
    // Headers of an answer that came over the network cannot be changed.
    const own = new Headers(headers)
    for (const [name, value] of missing) own.set(name, value)
    return new Response(response.body, { status: response.status, headers: own })
  }
}
