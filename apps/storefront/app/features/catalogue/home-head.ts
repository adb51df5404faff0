import type { MetaDescriptor } from 'react-router'
import type { RootData } from '../../catalogue-access/root-data/root-data.ts'
import { homePath } from '../../routing/paths.ts'
import { pageHead, shopJsonLd } from '../page-head/index.ts'

export function homeHead(root: RootData): MetaDescriptor[] {
  const { name, description } = root.shop
  return pageHead({ title: name, description, path: homePath(), image: '', jsonLd: [shopJsonLd(root)] }, root)
}
