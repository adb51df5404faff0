import type { RedirectRule } from '@samobranka/contract'

/** The rule for a path; a slash at its end, its query and its escapes make no difference. */
export function findRedirect(rules: readonly RedirectRule[], path: string): RedirectRule | undefined {
  const wanted = plainPath(path)
  return rules.find((rule) => plainPath(rule.from) === wanted)
}

function plainPath(path: string): string {
  const bare = path.replace(/[?#].*$/, '').replace(/(?<!\/)\/+$/, '')
  try {
    return decodeURIComponent(bare === '' ? '/' : bare)
  } catch {
    return bare
  }
}
