import type { MetaDescriptor } from 'react-router'
import type { Loader, ViewOf } from '../../catalogue-access/sent-view.ts'
import { type Page, pageMeta } from '../page-head/index.ts'
import { productHead } from './product-head.ts'
import { productSent, type SentProduct } from './product-sent.ts'

/** The head of a page that a product may lie over: the product's own, as long as the address asks for one. */
export const goodsMeta = <Of extends Loader>(head: (page: Page<ViewOf<Of>>) => MetaDescriptor[]) =>
  pageMeta<Of>((page) => {
    const { root, view, location, params } = page
    const { slugProduct } = params
    const opened = productSent([root, view as SentProduct], { search: location.search, slugProduct })
    return opened ? productHead(opened, root) : head(page)
  })
