/** How an endpoint's path is matched: by Hono's pattern, and by a regular expression that takes the parameters out. */
export interface PathPattern {
  readonly hono: string
  params(pathname: string): Record<string, string> | null
}

/** `/orders/{id}` and `/app_sync/{file}.json` alike. */
export function pathPattern(written: string): PathPattern {
  // `/wheel/` and `/wheel` are the same page; Hono matches the latter alone.
  const path = written.replace(/(?<=.)\/$/, '')
  const names = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '')
  const whole = new RegExp(
    `^${path
      .split(/\{\w+\}/)
      .map(escapeText)
      .join('([^/]+?)')}/?$`,
  )
  return {
    hono: path.replace(/\{(\w+)\}([^/]*)/g, (_, name: string, tail: string) =>
      tail === '' ? `:${name}` : `:${name}{[^/]+${escapeText(tail)}}`,
    ),
    params(pathname) {
      const match = whole.exec(pathname)
      // PostgreSQL keeps no NUL in a text: nothing is called by such a name.
      if (!match || /%00/.test(pathname)) return null
      try {
        return Object.fromEntries(names.map((name, at) => [name, decodeURIComponent(match[at + 1] ?? '')]))
      } catch {
        return null
      }
    },
  }
}

const escapeText = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
