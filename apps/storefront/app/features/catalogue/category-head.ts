import type { Translate } from '@samobranka/dictionary'
import type { MetaDescriptor } from 'react-router'
import { pageHead } from '../../lib/head.ts'
import { homePath } from '../../lib/paths.ts'
import { sharedPicture } from '../../lib/picture-address.ts'
import type { RootData } from '../../lib/root-data.ts'
import type { CategoryView } from './category-view.ts'

export function categoryHead(view: CategoryView, root: RootData, t: Translate): MetaDescriptor[] {
  const { seo, name, description, trail } = view
  const shop = root.shop.name
  const image = seo.ogImage || view.image
  return pageHead(
    {
      title: seo.title || t('common.pageTitle', { title: t('catalogue.seoTitle', { name }), shop }),
      description: seo.description || description || t('catalogue.seoDescription', { name, shop }),
      path: trail.at(-1)?.address ?? homePath(),
      image: sharedPicture(image),
      jsonLd: breadcrumbs([{ name: shop, address: homePath() }, ...trail], root.publicUrl),
    },
    root,
  )
}

function breadcrumbs(trail: CategoryView['trail'], publicUrl: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, address }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: new URL(address, publicUrl).href,
    })),
  }
}
