import { useCallback } from 'react'
import { loadLater } from '../../startup/load-later.ts'
import type { CategoryView } from './category-view.ts'
import { writeSelection } from './selection.ts'

/** The way to the goods of a section that the page did not bring, a part at a time. */
export function useGoodsParts({ slugs, selection }: Pick<CategoryView, 'slugs' | 'selection'>) {
  const path = slugs.join('/')
  const search = writeSelection(selection, '')
  return useCallback(
    async (section: number, from: number) => {
      const { takePart } = await loadLater(() => import('./goods-later.ts'))
      return takePart({ slugs: path.split('/'), section, from, search })
    },
    [path, search],
  )
}
