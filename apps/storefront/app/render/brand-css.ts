import { isPaper, parseColor, readableOn } from '../ui/contrast.ts'

/** Ours, which the stylesheet knows (--font-shop); another one stands before it. */
const HOUSE_FONT = 'Onest'

export interface Brand {
  readonly colors: Readonly<Record<string, string>>
  readonly mainFont: string
  readonly headingsFont: string
}

/**
 * The operator's looks as custom properties of :root, each colour with the text colour that reads on it. What is
 * not a colour or a font's name is left out: a style element must not become a way into the page. The header's is said
 * once more where it is more than paper: then it is the header's in both themes.
 */
export function brandCss({ colors, mainFont, headingsFont }: Brand): string {
  const declarations = Object.entries(colors).flatMap(([key, color]) => {
    const property = key.replace(/_/g, '-')
    if (!/^[\w-]+$/.test(property) || !parseColor(color)) return []
    return [`--color-${property}:${color.trim()}`, `--on-color-${property}:${readableOn(color)}`]
  })
  const { header } = colors
  if (header && parseColor(header) && !isPaper(header))
    declarations.push(`--header-brand:${header.trim()}`, `--on-header-brand:${readableOn(header)}`)
  const fonts = [
    ['--font-text', mainFont],
    ['--font-headings', headingsFont],
  ].flatMap(([property, name]) =>
    name && name !== HOUSE_FONT && /^[\p{L}\p{N} _-]+$/u.test(name)
      ? [`${property}:"${name}",var(--font-shop)`]
      : [],
  )
  return `:root{${[...declarations, ...fonts].join(';')}}`
}
