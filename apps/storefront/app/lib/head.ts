import type { MetaDescriptor } from 'react-router'

interface Page {
  readonly title: string
  readonly description: string
  /** The path with what of the query belongs to the page. */
  readonly path: string
  readonly publicUrl: string
  readonly language: string
  readonly languages: readonly { readonly code: string; readonly isDefault: boolean }[]
  readonly image: string
  readonly type?: 'website' | 'product' | 'article'
  readonly jsonLd?: object
}

/** Title, description, canonical address, its languages, what a shared link shows, and data for search engines. */
export function pageHead(page: Page): MetaDescriptor[] {
  const absolute = (path: string) => new URL(path, page.publicUrl).href
  const own = page.languages.find(({ code }) => code === page.language)
  const inLanguage = (code: string | null) => {
    const url = new URL(page.path, page.publicUrl)
    if (code !== null) url.searchParams.set('lang', code)
    return url.href
  }
  const canonical = inLanguage(own && !own.isDefault ? own.code : null)
  return [
    { title: page.title },
    { name: 'description', content: page.description },
    { tagName: 'link', rel: 'canonical', href: canonical },
    ...page.languages.map(({ code, isDefault }) => ({
      tagName: 'link' as const,
      rel: 'alternate',
      hrefLang: code,
      href: inLanguage(isDefault ? null : code),
    })),
    { tagName: 'link', rel: 'alternate', hrefLang: 'x-default', href: inLanguage(null) },
    { property: 'og:title', content: page.title },
    { property: 'og:description', content: page.description },
    { property: 'og:type', content: page.type ?? 'website' },
    { property: 'og:url', content: canonical },
    ...(page.image ? [{ property: 'og:image', content: absolute(page.image) }] : []),
    ...(page.jsonLd ? [{ 'script:ld+json': page.jsonLd }] : []),
  ]
}
