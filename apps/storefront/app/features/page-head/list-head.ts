import type { Translate } from '@samobranka/dictionary'
import type { MetaDescriptor } from 'react-router'
import type { RootData } from '../../catalogue-access/root-data/root-data.ts'
import { breadcrumbs } from '../../routing/breadcrumbs.ts'
import { homePath } from '../../routing/paths.ts'
import { pageHead } from './page-head.ts'

interface Page {
  readonly title: string
  readonly path: string
  readonly description?: string
  readonly image?: string
  readonly jsonLd?: readonly object[]
}

/** A page that has a title and the way to it, and nothing more to tell search engines. */
export function listHead(page: Page, root: RootData, t: Translate): MetaDescriptor[] {
  const { title, path, description, image = '', jsonLd } = page
  const shop = root.shop.name
  return pageHead(
    {
      title: t('common.pageTitle', { title, shop }),
      description: description || `${title}. ${root.shop.description}`,
      path,
      image,
      jsonLd: jsonLd ?? [
        breadcrumbs(
          [
            { name: shop, address: homePath() },
            { name: title, address: path },
          ],
          root.publicUrl,
        ),
      ],
    },
    root,
  )
}
