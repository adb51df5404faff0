import type { Catalogue } from '@samobranka/rules'
import { loadLater } from '../../startup/load-later.ts'

/** Ids of what a query may mean, the best first. */
export async function findGoods(
  catalogue: Catalogue,
  query: string,
  most: number,
  synonyms = '',
): Promise<readonly number[]> {
  const { goodsDesk } = await loadLater(() => import('./goods-desk.ts'))
  const desk = await goodsDesk()
  if (desk?.has(catalogue)) return desk.find(query, most, synonyms)
  const { searchIndex } = await loadLater(() => import('./search-index.ts'))
  return (await searchIndex(catalogue)).find(query, most, synonyms)
}
