import type { MetaDescriptor } from 'react-router'
import type { RootData } from '../../catalogue-access/root-data/root-data.ts'
import { pageHead } from '../../routing/head.ts'
import { homePath } from '../../routing/paths.ts'
import { shopJsonLd } from '../../routing/shop-json-ld.ts'

export function homeHead(root: RootData): MetaDescriptor[] {
  const { name, description } = root.shop
  return pageHead({ title: name, description, path: homePath(), image: '', jsonLd: [shopJsonLd(root)] }, root)
}
