const CYRILLIC: ReadonlySet<string> = new Set(['ru', 'be', 'kk', 'tt'])

/** Whose pages come with Cyrillic letters only: Latin ones would be another font. */
export const writesCyrillic = (language: string): boolean => CYRILLIC.has(language)
