import { type Order, orderById, type WooOrder, wooOrdersV2 } from '@samobranka/contract'
import { type DeliveryType, isFinal, type OrderStatus, statusFromWoo } from '@samobranka/rules'
import { askOrNull, languageQuery } from '../../catalogue-access/ask-backend.ts'
import type { Shop } from '../../catalogue-access/shop.ts'
import type { Visit } from '../../catalogue-access/visit.ts'
import { instantText } from '../../format/instant-text.ts'
import { serverTranslator, shopZone } from '../../i18n/server-translator.ts'
import { type HistoryPart, PART_OF_HISTORY } from './history-part.ts'

const ON_A_PAGE = 10

export interface HistoryView {
  readonly part: HistoryPart
  readonly orders: readonly PastOrder[]
  readonly total: number
  readonly page: number
}

export interface PastOrder {
  readonly id: string
  readonly number: string
  readonly when: string
  readonly status: OrderStatus
  readonly deliveryType: DeliveryType
  readonly isActive: boolean
  readonly total: number
  readonly lines: readonly PastLine[]
  /** null: not rated; undefined: nobody knows. */
  readonly stars: number | null | undefined
}

interface PastLine {
  readonly name: string
  readonly count: number
  /** What one of them weighs, of goods by weight. */
  readonly grams: number | null
  readonly picture: string
}

/** All pages up to the asked one: «Показать ещё» makes the list longer and never jumps. */
export async function loadHistory(
  shop: Shop,
  visit: Visit,
  part: HistoryPart,
  page: number,
): Promise<HistoryView | null> {
  const customer = shop.session?.userId
  if (!customer) return null
  const perPage = Math.min(100, ON_A_PAGE * page)
  const status = PART_OF_HISTORY[part]
  const query = { customer, perPage, ...(status ? { status } : {}) }
  const listed = await askOrNull(shop, 'orders', async (signal) => {
    const answer = await shop.backend.call(wooOrdersV2, { query, signal })
    if (!answer.ok) return answer
    const total = Number(answer.headers.get('X-WP-Total') ?? answer.value.length)
    return { ...answer, value: { orders: answer.value, total } }
  })
  if (!listed) return null
  const orders = await Promise.all(listed.orders.map((order) => pastOrder(order, shop, visit)))
  return { part, orders: orders.flatMap((order) => order ?? []), total: listed.total, page }
}

async function pastOrder(woo: WooOrder, shop: Shop, visit: Visit): Promise<PastOrder | null> {
  const query = languageQuery(visit)
  const hasPage = !(await shop.lacking()).has('orderById')
  const own =
    woo.orderKey && hasPage
      ? await askOrNull(shop, 'order', (signal) =>
          shop.backend.call(orderById, { params: { id: woo.orderKey }, query, signal }),
        )
      : null
  const status = own?.status ?? statusFromWoo(woo.status)
  if (!status) return null
  const catalogue = await shop.catalogue(visit.language, visit.warehouseId)
  const pictures = new Map(catalogue.products.map(({ id, images }) => [id, images[0] ?? '']))
  const at = own?.createdAt ?? `${woo.dateCreatedGmt || woo.dateCreated}Z`.replace(/ZZ$/, 'Z')
  return {
    id: woo.orderKey,
    number: woo.number,
    when: Number.isNaN(Date.parse(at)) ? '' : instantText(at, shopZone(visit), await serverTranslator(visit)),
    status,
    deliveryType: own?.deliveryType ?? 'flat_rate',
    isActive: !isFinal(status),
    total: own?.totals.total ?? woo.total,
    lines: linesOf(own, woo).map(({ productId, name, count, grams }) => ({
      name,
      count,
      grams,
      picture: pictures.get(productId) ?? '',
    })),
    stars: own ? (own.rating?.stars ?? null) : undefined,
  }
}

function linesOf(own: Order | null, woo: WooOrder) {
  return (
    own?.lines ??
    woo.lineItems.map(({ productId, name, quantity }) => ({ productId, name, count: quantity, grams: null }))
  )
}
