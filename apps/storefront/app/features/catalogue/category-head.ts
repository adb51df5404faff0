import type { Translate } from '@samobranka/dictionary'
import type { MetaDescriptor } from 'react-router'
import { breadcrumbs } from '../../lib/breadcrumbs.ts'
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
