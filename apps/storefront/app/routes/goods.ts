import { catalogueInSight } from '../catalogue-access/catalogue-in-sight.ts'
import { packGoods } from '../catalogue-access/pack-goods.ts'
import { shopContext } from '../catalogue-access/shop.ts'
import { visitContext } from '../catalogue-access/visit.ts'
import { goodsPart, readSelection, sortAhead } from '../features/catalogue/index.ts'
import { readGoodsPart } from '../routing/goods-part-path.ts'
import type { Route } from './+types/goods'

/** A part of a long list: a page brings only the first of its goods. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const visit = context.get(visitContext)
  const { language, warehouseId } = visit
  const catalogue = catalogueInSight(await context.get(shopContext).catalogue(language, warehouseId), visit)
  const part = { ...readGoodsPart(new URL(request.url)), language }
  const [categorySlug = '', subCategorySlug] = part.slugs
  const selection = readSelection(new URLSearchParams(part.search))
  await sortAhead(catalogue, { categorySlug, subCategorySlug }, selection, language)
  const cards = goodsPart(catalogue, part, warehouseId)
  return cards ? Response.json(packGoods(cards)) : new Response(null, { status: 404 })
}
