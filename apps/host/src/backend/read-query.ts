import { type Refusal, refuse } from '@samobranka/backend'

/** What any call may be asked with and most do not need: a language, and what goes past a cache. */
const harmless = new Set(['lang', 't', 'nocache'])
const mostNamed = 60

/** Every name once and only those declared, with its value unchanged; what is harmless and not declared is left out. */
export function readQuery(
  search: URLSearchParams,
  declared: ReadonlySet<string>,
): ReadonlyMap<string, string> | Refusal {
  const values = new Map<string, string>()
  for (const [name, value] of search) {
    if (!declared.has(name)) {
      if (harmless.has(name)) continue
      return faulty(name, 'not a parameter of this call')
    }
    // One reader of a repeated parameter takes the first, another the last.
    if (values.has(name)) return faulty(name, 'told more than once')
    if (hasControls(value)) return faulty(name, 'a text without control characters expected')
    values.set(name, value)
  }
  return values
}

function faulty(name: string, what: string): Refusal {
  const path = name.length > mostNamed ? `${name.slice(0, mostNamed - 1)}…` : name
  return refuse(400, 'invalid_body', {
    params: { field: `${path}: ${what}` },
    data: { faults: [{ path, what }] },
  })
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const hasControls = (value: string): boolean => /[\u0000-\u001f\u007f]/.test(value)
