import { useShopTerms } from '../../catalogue-access/root-data/shop-terms.tsx'
import { clearCatalogue } from '../catalogue-store/index.ts'
import { choosePlace, type Place, usePlace } from './place-store.ts'

/** Keeps the place. Where another kitchen cooks now, the store is emptied, and the page follows by itself. */
export function useChoosePlace(): (place: Place) => void {
  const { onlyKitchen } = useShopTerms()
  return (place) => {
    const before = usePlace.getState().place
    choosePlace(place)
    // The same kitchen has the same goods: cleared, the store would wait for a catalogue that nobody asks for.
    if (onlyKitchen === null && before?.warehouseId !== place.warehouseId) clearCatalogue()
  }
}
