import { goodsPart } from '../features/catalogue/index.ts'
import { packGoods } from '../features/shelf/index.ts'
import { catalogueInSight } from '../lib/catalogue-in-sight.ts'
import { readGoodsPart } from '../lib/goods-part-path.ts'
import { shopContext } from '../lib/shop.ts'
import { visitContext } from '../lib/visit.ts'
import type { Route } from './+types/goods'

/** A part of a long list: a page brings only the first of its goods. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const visit = context.get(visitContext)
  const { language, warehouseId } = visit
  const catalogue = catalogueInSight(await context.get(shopContext).catalogue(language, warehouseId), visit)
  const cards = goodsPart(catalogue, { ...readGoodsPart(new URL(request.url)), language }, warehouseId)
  return cards ? Response.json(packGoods(cards)) : new Response(null, { status: 404 })
}
