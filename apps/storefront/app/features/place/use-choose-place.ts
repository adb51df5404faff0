import { useRevalidator } from 'react-router'
import { refreshPages } from '../../lib/revalidation.ts'
import { clearShelf } from '../shelf/index.ts'
import { choosePlace, type Place } from './place-store.ts'

/** Keeps the place and asks everything that depends on it anew: goods and prices are those of its kitchen. */
export function useChoosePlace(): (place: Place) => void {
  const { revalidate } = useRevalidator()
  return (place) => {
    choosePlace(place)
    clearShelf()
    void refreshPages(revalidate)
  }
}
