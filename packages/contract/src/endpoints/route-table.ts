export interface RouteRow {
  readonly method: string
  /** `/orders/{id}` and `/app_sync/{file}.json` alike; `/wheel/` is also `/wheel`. */
  readonly path: string
}

export type PathValues = Readonly<Record<string, string>>

/** The row of a method and path, the methods the path has instead, or nothing of that path. */
export type FoundRoute<Row> =
  | { readonly row: Row; readonly params: PathValues }
  | { readonly allow: readonly string[] }
  | null

/** Looks requests up in a table of paths; a spelled-out path goes before one with a parameter. */
export function routeTable<Row extends RouteRow>(rows: readonly Row[]) {
  const spelledOut = new Map<string, Row>()
  const withParams: { readonly row: Row; readonly read: ReadParams }[] = []
  for (const row of rows) {
    if (row.path.includes('{')) withParams.push({ row, read: paramsReader(row.path) })
    else spelledOut.set(`${row.method} ${withoutSlash(row.path)}`, row)
  }
  const methods = [...new Set(rows.map(({ method }) => method))]
  return (requestMethod: string, pathname: string): FoundRoute<Row> => {
    const method = requestMethod === 'HEAD' ? 'GET' : requestMethod
    const path = withoutSlash(pathname)
    const exact = spelledOut.get(`${method} ${path}`)
    if (exact) return { row: exact, params: {} }
    const allow = methods.filter((each) => spelledOut.has(`${each} ${path}`))
    for (const { row, read } of withParams) {
      const params = read(path)
      if (params && row.method === method) return { row, params }
      if (params) allow.push(row.method)
    }
    return allow.length > 0 ? { allow } : null
  }
}

const withoutSlash = (path: string): string => path.replace(/(?<=.)\/$/, '')

type ReadParams = (pathname: string) => PathValues | null

function paramsReader(path: string): ReadParams {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '')
  const pieces = withoutSlash(path).split(/\{\w+\}/)
  const whole = new RegExp(`^${pieces.map(escapeText).join('([^/]+?)')}$`)
  return (pathname) => {
    const match = whole.exec(pathname)
    // PostgreSQL keeps no NUL in a text: nothing is called by such a name.
    if (!match || /%00/.test(pathname)) return null
    try {
      return Object.fromEntries(names.map((name, at) => [name, decodeURIComponent(match[at + 1] ?? '')]))
    } catch {
      return null
    }
  }
}

const escapeText = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
