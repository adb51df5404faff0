import { useEffect } from 'react'
import type { CardGoods } from '../../catalogue-access/root-data/card-goods.ts'
import { schedule } from '../../startup/schedule.ts'
import { storeCards } from './catalogue-store.ts'

/** The goods of a page become known to the cart as soon as the page stands. */
export function useStoredCards(cards: readonly CardGoods[]): void {
  useEffect(() => schedule(() => storeCards(cards), 'after-paint'), [cards])
}
