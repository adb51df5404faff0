import { type Packed, unpackGoods } from '../../catalogue-access/pack-goods.ts'
import type { CardGoods } from '../../catalogue-access/root-data/card-goods.ts'
import { type GoodsPart, type GoodsPartRequest, goodsPartPath } from '../../routing/goods-part-path.ts'
import { logWarning } from '../../startup/browser-log.ts'
import { storeCards, useCatalogueStore } from '../catalogue-store/index.ts'
import { goodsPart } from './goods-part.ts'

/** A network that hiccuped is asked again, for a minute. */
const AGAIN_MS = 3_000
const TRIES = 20

/** A part of a list: from the catalogue as soon as the browser has it, else from the server. */
export async function takePart(part: GoodsPart): Promise<readonly CardGoods[]> {
  const request = { ...part, language: document.documentElement.lang }
  for (let left = TRIES; left > 0; left -= 1) {
    const stored = storedPart(request)
    if (stored) return stored
    try {
      return await fetchPart(request)
    } catch (fault) {
      logWarning('A part of the list could not be loaded.', fault)
      await new Promise((resolve) => setTimeout(resolve, AGAIN_MS))
    }
  }
  return []
}

function storedPart(request: GoodsPartRequest): readonly CardGoods[] | null {
  const { catalogue, warehouseId, language } = useCatalogueStore.getState()
  return catalogue && language === request.language ? goodsPart(catalogue, request, warehouseId) : null
}

/** A part of a list from the server; its goods can be put in the cart at once. */
async function fetchPart(request: GoodsPartRequest): Promise<readonly CardGoods[]> {
  const response = await fetch(goodsPartPath(request))
  if (!response.ok) throw new Error(`A part of the list answered ${response.status}.`)
  const sent: Packed<readonly CardGoods[]> = await response.json()
  const cards = unpackGoods(sent)
  storeCards(cards)
  return cards
}
