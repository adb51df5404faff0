import { LANGUAGE_PARAMETER } from '../../routing/language-of.ts'
import type { SitePage } from './site-pages.ts'

interface Site {
  readonly publicUrl: string
  readonly languages: readonly { readonly code: string; readonly isDefault: boolean }[]
}

/** sitemaps.org's list, each address with its other languages. */
export function sitemap(pages: readonly Pick<SitePage, 'path' | 'changed'>[], site: Site): string {
  const urls = pages.map(({ path, changed }) => {
    const inLanguage = (code: string | null) => {
      const url = new URL(path, site.publicUrl)
      if (code !== null) url.searchParams.set(LANGUAGE_PARAMETER, code)
      return escaped(url.href)
    }
    const link = (code: string, href: string) =>
      `<xhtml:link rel="alternate" hreflang="${code}" href="${href}"/>`
    const links = site.languages.map(({ code, isDefault }) => link(code, inLanguage(isDefault ? null : code)))
    const date = changed ? `<lastmod>${changed}</lastmod>` : ''
    return `<url><loc>${inLanguage(null)}</loc>${date}${links.join('')}${link('x-default', inLanguage(null))}</url>`
  })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n')
}

const escaped = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;')
