import { createHash } from 'node:crypto'
import type { KitchenItem, KitchenTicket } from '@samobranka/contract'
import type { Language } from '@samobranka/dictionary'
import {
  courseOf,
  type DeliveryType,
  type OrderStatus,
  type PricedSupplement,
  type Product,
  UNTOUCHED,
} from '@samobranka/rules'
import { describePortion } from '../orders/line-portion.ts'
import type { OrderLineRow } from '../orders/order-record.ts'
import type { Entered } from './entry-of.ts'
import { type KitchenOrder, lineKey, remakeKey, type WasteRow } from './kitchen-order.ts'
import type { KitchenPlan } from './kitchen-plan.ts'
import { stationOfLine } from './station-of-line.ts'

/** An order as cooks see it: everything of the food, nothing of who eats it. */
export async function viewTicket(
  { known, at, isAgainOnly }: Entered,
  plan: KitchenPlan,
  language: Language,
): Promise<KitchenTicket> {
  const { order, details, work, ticket } = known
  const all = await itemsOf(known, plan, language)
  const items = all.filter(({ again }) => !isAgainOnly || again !== '')
  const { promised, booking } = details
  const shown = {
    order: order.public_id,
    number: order.number,
    dayNumber: work.day_number ?? 0,
    deliveryType: order.delivery_type as DeliveryType,
    takeTime: order.take_time,
    promisedFrom: promised ? instant(promised.from) : null,
    promisedTo: promised ? instant(promised.to) : null,
    comment: details.comment ?? '',
    allergy: details.allergy ?? '',
    peopleCount: details.peopleCount ?? 1,
    table: booking ? [booking.tableZone, booking.tableId].filter(Boolean).join(' · ') : '',
  }
  return {
    ...shown,
    items,
    status: order.status as OrderStatus,
    enteredAt: at.toISOString(),
    frontAt: ticket.front_at === null ? null : instant(ticket.front_at),
    cookedAt: ticket.cooked_at === null ? null : instant(ticket.cooked_at),
    revision: revisionOf([shown, items.map(({ state: _state, held: _held, ...dish }) => dish)]),
  }
}

const instant = (at: number): string => new Date(at).toISOString()

/** Short, and another one where anything of it is another. */
const revisionOf = (parts: unknown): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 12)

function itemsOf(known: KitchenOrder, plan: KitchenPlan, language: Language): Promise<KitchenItem[]> {
  const { lines, remakes } = known
  const remade = remakes.flatMap((waste) => {
    const line = lines.find((one) => lineKey(one) === waste.item)
    return line ? viewRemake(known, line, waste, plan, language) : []
  })
  return Promise.all([...lines.map((line) => viewLine(known, line, plan, language)), ...remade])
}

async function viewLine(
  { details, states }: KitchenOrder,
  line: OrderLineRow,
  plan: KitchenPlan,
  language: Language,
): Promise<KitchenItem> {
  const product = plan.products.get(line.product_id)
  const key = lineKey(line)
  const { state, held } = states.get(key) ?? UNTOUCHED
  const note = details.lineNotes?.[line.position]
  const dish = product?.categories ?? []
  return {
    key,
    productId: line.product_id,
    variationId: line.variation_id,
    name: line.name,
    size: note ? await describePortion(note, language) : '',
    count: line.count,
    state,
    held,
    station: stationOfLine(line, plan),
    course: courseOf(dish, plan.categories, plan.courses),
    ...supplementsOf(JSON.parse(line.supplements), product),
    note: note?.note ?? '',
    allergens: product?.allergens ?? [],
    gift: line.gift === 1,
    again: '',
  }
}

async function viewRemake(
  known: KitchenOrder,
  line: OrderLineRow,
  waste: WasteRow,
  plan: KitchenPlan,
  language: Language,
): Promise<KitchenItem> {
  const key = remakeKey(waste)
  const { state, held } = known.states.get(key) ?? UNTOUCHED
  const dish = await viewLine(known, line, plan, language)
  return { ...dish, key, state, held, count: waste.count, again: waste.reason }
}

/** What is put on it, and what of it is left out. */
function supplementsOf(
  chosen: readonly PricedSupplement[],
  product: Product | undefined,
): Pick<KitchenItem, 'extras' | 'removals'> {
  const offered = product?.supplements ?? []
  const usual = (id: number) => offered.find((one) => one.id === id)?.count ?? 0
  const extras = chosen.filter(({ id, count }) => count > usual(id))
  const removals = offered.filter(
    ({ id, count }) => count > 0 && !chosen.some((one) => one.id === id && one.count > 0),
  )
  return {
    extras: extras.map(({ name, count }) => (count > 1 ? `${name} × ${count}` : name)),
    removals: removals.map(({ name }) => name),
  }
}
