import type { Catalogue, Product } from '@samobranka/rules'
import type { CardGoods } from '../../catalogue-access/root-data/card-goods.ts'
import { type GoodsPartRequest, ROW } from '../../routing/goods-part-path.ts'
import { cardGoods } from '../catalogue-store/index.ts'
import { categorySections, findCategory } from './category-sections.ts'
import { rowProducts } from './row-products.ts'
import { readSelection } from './selection.ts'

/** So many goods come at once, and stand in a list of their own. */
const GOODS_PART = 60

/** A part of a section's goods; null when the category or the section is not in sight. */
export function goodsPart(
  catalogue: Catalogue,
  { slugs, section, from, search, language }: GoodsPartRequest,
  warehouseId: number | null,
): readonly CardGoods[] | null {
  const [categorySlug = '', subCategorySlug] = slugs
  const found = findCategory(catalogue, { categorySlug, subCategorySlug })
  if (!found) return null
  const card = (product: Product) => cardGoods(product, catalogue, warehouseId)
  if (section === ROW) return rowProducts(found.top.id, catalogue).map(card)
  const selection = readSelection(new URLSearchParams(search))
  const sections = categorySections(catalogue, found, selection, language)
  const products = sections.find(({ id }) => id === section)?.products
  return products?.slice(from, from + GOODS_PART).map(card) ?? null
}
