import type { MetaDescriptor } from 'react-router'
import type { RootData } from '../../catalogue-access/root-data/root-data.ts'
import { LANGUAGE_PARAMETER } from '../../routing/language-of.ts'

interface Page {
  readonly title: string
  readonly description: string
  /** The path with what of the query belongs to the page. */
  readonly path: string
  /** Empty: the shop's own picture. */
  readonly image: string
  readonly type?: 'website' | 'product' | 'article'
  /** What the page is to search engines, each thing by itself. */
  readonly jsonLd: readonly object[]
}

export type HeadContext = Pick<RootData, 'publicUrl' | 'language'> & {
  readonly shop: Pick<RootData['shop'], 'name' | 'languages' | 'shareImage'>
}

/** Title, description, canonical address, its languages, what a shared link shows, and data for search engines. */
export function pageHead(page: Page, { publicUrl, language, shop }: HeadContext): MetaDescriptor[] {
  const inLanguage = (code: string | null) => {
    const url = new URL(page.path, publicUrl)
    if (code !== null) url.searchParams.set(LANGUAGE_PARAMETER, code)
    return url.href
  }
  const isDefault = (code: string) => shop.languages.find((one) => one.code === code)?.isDefault ?? true
  const canonical = inLanguage(isDefault(language) ? null : language)
  const image = page.image || shop.shareImage
  return [
    { title: page.title },
    { name: 'description', content: page.description },
    { tagName: 'link', rel: 'canonical', href: canonical },
    ...shop.languages.map(({ code, isDefault }) => ({
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
    { property: 'og:site_name', content: shop.name },
    { name: 'twitter:card', content: page.image ? 'summary_large_image' : 'summary' },
    ...(image ? [{ property: 'og:image', content: new URL(image, publicUrl).href }] : []),
    ...page.jsonLd.map((thing) => ({ 'script:ld+json': thing })),
  ]
}
