import type { Translate } from '@samobranka/dictionary'
import type { MetaDescriptor } from 'react-router'
import type { RootData } from '../../catalogue-access/root-data/root-data.ts'
import { breadcrumbs } from '../../routing/breadcrumbs.ts'
import { homePath } from '../../routing/paths.ts'
import { sharedPicture } from '../../routing/picture-address.ts'
import { pageHead } from '../page-head/index.ts'
import type { CategoryView } from './category-view.ts'

export function categoryHead(view: CategoryView, root: RootData, t: Translate): MetaDescriptor[] {
  const { seo, trail } = view
  const shop = root.shop.name
  const image = seo.ogImage || view.image
  return pageHead(
    {
      title: categoryTitle(view, shop, t),
      description: categoryDescription(view, shop, t),
      path: trail.at(-1)?.address ?? homePath(),
      image: sharedPicture(image),
      jsonLd: [breadcrumbs([{ name: shop, address: homePath() }, ...trail], root.publicUrl)],
    },
    root,
  )
}

interface Described {
  readonly name: string
  readonly description: string
  readonly seo: Pick<CategoryView['seo'], 'title' | 'description'>
}

export function categoryTitle({ name, seo }: Described, shop: string, t: Translate): string {
  return seo.title || t('common.pageTitle', { title: t('catalogue.seoTitle', { name }), shop })
}

export function categoryDescription(
  { name, description, seo }: Described,
  shop: string,
  t: Translate,
): string {
  return seo.description || description || t('catalogue.seoDescription', { name, shop })
}
