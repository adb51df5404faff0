import { useCallback } from 'react'
import { loadLater } from '../../lib/load-later.ts'
import { type CardGoods, useShelf } from '../shelf/index.ts'
import type { CategoryView } from './category-view.ts'
import { goodsPart } from './goods-part.ts'
import { writeSelection } from './selection.ts'

/**
 * The way to the goods of a section that the page did not bring: from the catalogue where the browser has it, else
 * from the server, a part at a time.
 */
export function useGoodsParts({ slugs, selection }: Pick<CategoryView, 'slugs' | 'selection'>) {
  const path = slugs.join('/')
  const search = writeSelection(selection, '')
  return useCallback(
    async (section: number, from: number): Promise<readonly CardGoods[]> => {
      const asked = { slugs: path.split('/'), section, from, search, language: document.documentElement.lang }
      const { catalogue, warehouseId, language } = useShelf.getState()
      const shelved = catalogue && language === asked.language && goodsPart(catalogue, asked, warehouseId)
      return shelved || (await loadLater(() => import('./fetch-part.ts'))).fetchPart(asked)
    },
    [path, search],
  )
}
