import type { MetaDescriptor } from 'react-router'
import { pageHead } from '../../lib/head.ts'
import { homePath } from '../../lib/paths.ts'
import type { RootData } from '../../lib/root-data.ts'
import { shopJsonLd } from '../../lib/shop-json-ld.ts'

export function homeHead(root: RootData): MetaDescriptor[] {
  const { name, description } = root.shop
  return pageHead({ title: name, description, path: homePath(), image: '', jsonLd: [shopJsonLd(root)] }, root)
}
