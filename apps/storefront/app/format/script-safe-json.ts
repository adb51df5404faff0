const quotes = /["`]/g

const other = (quote: string): string => (quote === '"' ? '`' : '"')

/** A value as JSON with other quotes: inside a text inside a script the usual ones are escaped twice. */
export const scriptSafeJson = (value: unknown): string => JSON.stringify(value).replace(quotes, other)

export const readScriptSafeJson = (text: string): unknown => JSON.parse(text.replace(quotes, other))
