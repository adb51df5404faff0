import { useMemo } from 'react'
import { useStoredCards } from '../catalogue-store/index.ts'
import type { CategoryView } from './category-view.ts'
import { useGoodsParts } from './use-goods-parts.ts'

/** The goods of a category become known to the cart; answered is the way to those the page did not bring. */
export function useSections(view: CategoryView): ReturnType<typeof useGoodsParts> {
  const goods = useMemo(() => view.sections.flatMap((section) => section.goods), [view])
  useStoredCards(goods)
  return useGoodsParts(view)
}
