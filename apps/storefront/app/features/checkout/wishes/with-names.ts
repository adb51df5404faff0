/** What was typed, and more behind it. */
export const withNames = (text: string, names: readonly string[]): string =>
  [text.trim().replace(/[,;]$/, ''), ...names].filter(Boolean).join(', ')
