import type { Catalogue } from '@samobranka/rules'
import { loadLater } from '../../startup/load-later.ts'

/** Ids of what a query may mean, the best first. */
export async function findGoods(
  catalogue: Catalogue,
  query: string,
  most: number,
  synonyms = '',
): Promise<readonly number[]> {
  const { catalogueWorker } = await loadLater(() => import('./catalogue-worker.ts'))
  const worker = await catalogueWorker()
  if (worker?.has(catalogue)) return worker.find(query, most, synonyms)
  const { searchIndex } = await loadLater(() => import('./search-index.ts'))
  return (await searchIndex(catalogue)).find(query, most, synonyms)
}
