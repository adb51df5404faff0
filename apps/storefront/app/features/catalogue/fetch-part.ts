import { logWarning } from '../../lib/browser-log.ts'
import { goodsPartPath } from '../../lib/goods-part-path.ts'
import { type CardGoods, type Packed, shelveCards, unpackGoods } from '../shelf/index.ts'
import type { AskedPart } from './goods-part.ts'

/** A network that hiccuped is asked again, for a minute. */
const AGAIN_MS = 3_000
const TRIES = 20

/** A part of a list from the server; its goods can be put in the cart at once. */
export async function fetchPart(asked: AskedPart): Promise<readonly CardGoods[]> {
  for (let left = TRIES; left > 0; left -= 1) {
    try {
      const response = await fetch(goodsPartPath(asked))
      if (!response.ok) throw new Error(`A part of the list answered ${response.status}.`)
      const sent: Packed<readonly CardGoods[]> = await response.json()
      const cards = unpackGoods(sent)
      shelveCards(cards)
      return cards
    } catch (fault) {
      logWarning('A part of the list could not be loaded.', fault)
      await new Promise((resolve) => setTimeout(resolve, AGAIN_MS))
    }
  }
  return []
}
