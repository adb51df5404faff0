import { type Packed, unpackGoods } from '../../catalogue-access/pack-goods.ts'
import type { CardGoods } from '../../catalogue-access/root-data/card-goods.ts'
import { type GoodsPartRequest, goodsPartPath } from '../../routing/goods-part-path.ts'
import { storeCards } from '../catalogue-store/index.ts'

/** A part of a list from the server; its goods can be put in the cart at once. */
export async function fetchPart(request: GoodsPartRequest): Promise<readonly CardGoods[]> {
  const response = await fetch(goodsPartPath(request))
  if (!response.ok) throw new Error(`A part of the list answered ${response.status}.`)
  const sent: Packed<readonly CardGoods[]> = await response.json()
  const cards = unpackGoods(sent)
  storeCards(cards)
  return cards
}
