import type { OrderCard } from '@samobranka/contract'
import { createTranslator, type Language, officeWords } from '@samobranka/dictionary'
import { boardRegion, type DeliveryType, type OrderStatus, staffMovesFrom } from '@samobranka/rules'
import { kitchenTerms } from '../../orders/acceptance/kitchen-terms.ts'
import { laterStart } from '../../orders/acceptance/later-start.ts'
import type { LineNote, OrderLineRow, OrderRow } from '../../orders/order-record.ts'
import { readDetails } from '../../orders/read-details.ts'
import type { LocalBusiness } from '../../publishing/local-business.ts'
import type { Staff } from '../../staff/staff-call.ts'
import type { CardFacts, HeldRow, WorkRow } from './card-facts.ts'

interface Reader {
  readonly staff: Staff
  readonly language: Language
  readonly now: Date
  readonly business: LocalBusiness
  /** How much longer a kitchen cooks at this moment. */
  readonly busyMinutes: (kitchen: number) => number
}

export function viewCard(order: OrderRow, facts: CardFacts, reader: Reader): OrderCard {
  const details = readDetails(order.body)
  const { staff, language, now, business, busyMinutes } = reader
  const work = facts.work.get(order.id)
  const held = facts.held.get(order.id)
  const before = facts.before.get(order.id)
  const status = order.status as OrderStatus
  const deliveryType = order.delivery_type as DeliveryType
  const startsAt = laterStart(order, details)
  const acceptance = work ? acceptanceOf(work, facts, language) : null
  const isKitchenReady = work?.kitchen_ready_at != null
  return {
    id: order.public_id,
    number: order.number,
    dayNumber: work?.day_number ?? null,
    status,
    region: boardRegion({ status, isAccepted: acceptance !== null, startsAt, isKitchenReady }, now),
    acceptance,
    alerted: acceptance === null && work?.alerted_at != null,
    suggestedMinutes:
      status === 'accepted' && acceptance === null && startsAt === null
        ? kitchenTerms(business, order.warehouse_id).suggestedMinutes + busyMinutes(order.warehouse_id)
        : null,
    kitchen: order.warehouse_id,
    deliveryType,
    createdAt: instant(order.created_at),
    promisedFrom: details.promised ? instant(details.promised.from) : null,
    promisedTo: details.promised ? instant(details.promised.to) : null,
    startsAt: startsAt?.toISOString() ?? null,
    kitchenReadyAt: isKitchenReady ? instant(work.kitchen_ready_at ?? 0) : null,
    takeDate: order.take_date || null,
    takeTime: order.take_time,
    customerName: order.customer_name,
    orderOfCustomer: before === undefined ? null : before + 1,
    total: order.total,
    paymentMethod: order.payment_method,
    paymentStatus: order.payment_status,
    lines: (facts.lines.get(order.id) ?? []).map((line) =>
      cardLineOf(line, details.lineNotes?.[line.position]),
    ),
    comment: details.comment ?? '',
    allergy: details.allergy ?? '',
    peopleCount: details.peopleCount ?? 1,
    table: details.booking
      ? [details.booking.tableZone, details.booking.tableId].filter(Boolean).join(' ')
      : '',
    moves: staffMovesFrom(status, deliveryType)
      .filter(({ to }) => staff.may(to === 'cancelled' ? 'orders.cancel' : 'orders.move', order.warehouse_id))
      .map(({ to, back = false, spoilt = false }) => ({ to, back, spoilt })),
    held: held ? heldDeedOf(held) : null,
    cancelReason: details.cancelWords ?? '',
  }
}

const heldDeedOf = ({ id, kind, due_at }: Pick<HeldRow, 'id' | 'kind' | 'due_at'>) => ({
  id,
  kind: kind as NonNullable<OrderCard['held']>['kind'],
  until: instant(due_at),
})

function acceptanceOf(work: WorkRow, { staff }: CardFacts, language: Language): OrderCard['acceptance'] {
  if (work.accepted_at === null) return null
  const translate = createTranslator(officeWords(language), language)
  const by =
    work.accepted_how === 'staff'
      ? (staff.get(work.accepted_by ?? 0) ?? '')
      : translate(work.accepted_how === 'key' ? 'office.who.operator' : 'office.who.auto')
  return { at: instant(work.accepted_at), by, minutes: work.accepted_minutes }
}

/** In the words of the order itself, which remembers what everything was called. */
function cardLineOf(line: OrderLineRow, note?: LineNote): OrderCard['lines'][number] {
  const supplements: { name: string; count: number }[] = JSON.parse(line.supplements)
  const size = note?.grams ? `${note.grams} г` : note?.weight
  const details = [
    note?.variationName,
    size,
    ...supplements.map(({ name, count }) => (count > 1 ? `${name} × ${count}` : name)),
  ]
  return {
    name: line.name,
    count: line.count,
    details: details.filter(Boolean).join(', '),
    note: note?.note ?? '',
    gift: line.gift === 1,
  }
}

const instant = (at: number): string => new Date(at).toISOString()
