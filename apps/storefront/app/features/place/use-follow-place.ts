import { useEffect, useRef } from 'react'
import { useNavigation, useRevalidator } from 'react-router'
import { useShopTerms } from '../../catalogue-access/root-data/shop-terms.tsx'
import { refreshPages } from '../../routing/revalidation.ts'
import { usePlace } from './place-store.ts'

/**
 * Goods and prices are those of the place's kitchen: a page of another one is asked for again, also when the place
 * was chosen in another tab. Not while the page moves: a dialog that closes would cut the asking off.
 */
export function useFollowPlace(shownKitchen: number | null): void {
  const { onlyKitchen } = useShopTerms()
  const { state: moving } = useNavigation()
  const { revalidate, state: refreshing } = useRevalidator()
  const chosen = usePlace((state) => state.place?.warehouseId ?? null)
  const requested = useRef<number | null>(null)
  useEffect(() => {
    if (onlyKitchen !== null || chosen === null || chosen === shownKitchen) return
    if (moving !== 'idle' || refreshing !== 'idle') return
    // A kitchen the server does not know would be asked for for ever.
    if (requested.current === chosen) return
    const timer = setTimeout(() => {
      requested.current = chosen
      void refreshPages(revalidate)
    })
    return () => clearTimeout(timer)
  }, [onlyKitchen, chosen, shownKitchen, moving, refreshing, revalidate])
}
