import type { Address, PrintBlock } from '@samobranka/contract'
import type { DeliveryType, Money, PricedSupplement } from '@samobranka/rules'
import type { KitchenOrder } from '../kitchen/kitchen-order.ts'
import type { OrderLineRow } from '../orders/order-record.ts'
import type { Printed } from './compose-ticket.ts'
import { block, gap, pair, rule } from './print-block.ts'
import type { PrintWords } from './print-words.ts'

export interface Receipt extends Printed {
  readonly shopName: string
  readonly kitchenAddress: string
  readonly paymentTitle: string
  money(sum: Money): string
}

/** What lies in the bag: what was bought, what it cost, and whether it is paid. It is no fiscal receipt. */
export function composeReceipt(
  { order, details, lines, work }: KitchenOrder,
  paper: Receipt,
): readonly PrintBlock[] {
  const { t, isCopy, money, time } = paper
  const { day_number: day } = work
  const sums = [
    ['office.print.lines', order.lines_total],
    ['office.print.discount', -order.discount_total],
    ['office.print.bonuses', -order.bonus_total],
    ['office.print.delivery', order.delivery_total + order.express_total],
    ['office.print.tips', order.tips_total],
  ] as const
  return [
    ...(isCopy ? [block(t('office.print.copy'), { large: true, loud: true, centred: true })] : []),
    block(paper.shopName, { large: true, centred: true }),
    ...(paper.kitchenAddress === '' ? [] : [block(paper.kitchenAddress, { centred: true })]),
    pair(t('office.print.order', { number: order.number }), day === null ? '' : String(day), { bold: true }),
    pair(
      t(`office.print.way.${order.delivery_type as DeliveryType}`),
      time(new Date(order.created_at).toISOString()),
    ),
    ...addressOf(details.address ?? null, t),
    rule,
    ...lines.flatMap((line) => lineOf(line, paper)),
    rule,
    ...sums.filter(([, sum]) => sum !== 0).map(([key, sum]) => pair(t(key), money(sum))),
    pair(t('office.print.total'), money(order.total), { large: true }),
    pair(
      paper.paymentTitle,
      t(order.payment_status === 'paid' ? 'office.print.paid' : 'office.print.toPay'),
      { bold: true },
    ),
    ...(details.changeFrom ? [pair(t('office.print.changeFrom'), money(details.changeFrom))] : []),
    ...(details.comment ? [block(t('office.print.comment', { comment: details.comment }))] : []),
    gap,
    block(t('office.print.thanks'), { centred: true }),
    block(t('office.print.notFiscal'), { centred: true }),
    gap,
  ]
}

function lineOf({ name, count, total, supplements, gift }: OrderLineRow, { t, money }: Receipt) {
  const chosen: readonly PricedSupplement[] = JSON.parse(supplements)
  return [
    pair(`${count} × ${name}`, gift === 1 ? t('office.print.gift') : money(total)),
    ...chosen.map((one) => block(`   + ${one.name}${one.count > 1 ? ` × ${one.count}` : ''}`)),
  ]
}

function addressOf(address: Address | null, t: PrintWords): readonly PrintBlock[] {
  if (!address) return []
  const { line, entrance, floor, flat, doorCode, leaveAtDoor, comment } = address
  const inside = [
    entrance && t('office.print.entrance', { value: entrance }),
    floor && t('office.print.floor', { value: floor }),
    flat && t('office.print.flat', { value: flat }),
    doorCode && t('office.print.doorCode', { value: doorCode }),
  ].filter(Boolean)
  return [
    block(line, { bold: true }),
    ...(inside.length > 0 ? [block(inside.join(', '))] : []),
    ...(leaveAtDoor ? [block(t('office.print.leaveAtDoor'), { bold: true })] : []),
    ...(comment ? [block(comment)] : []),
  ]
}
