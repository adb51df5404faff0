import type { KitchenItem, KitchenTicket, PrintBlock } from '@samobranka/contract'
import { block, gap, pair, rule } from './print-block.ts'
import type { PrintWords } from './print-words.ts'

export interface Printed {
  readonly t: PrintWords
  readonly isCopy: boolean
  /** An instant as the kitchen's clock shows it. */
  time(instant: string): string
}

/** What hangs over the stove: the dishes large, what must not be overlooked white on black. */
export function composeTicket(
  ticket: KitchenTicket,
  station: string,
  { t, isCopy, time }: Printed,
): readonly PrintBlock[] {
  const { number, dayNumber, deliveryType, allergy, comment, table, promisedFrom, takeTime } = ticket
  const items = ticket.items.filter((item) => station === '' || item.station === station)
  return [
    ...(isCopy ? [block(t('office.print.copy'), { large: true, loud: true, centred: true })] : []),
    block(dayNumber > 0 ? String(dayNumber) : t('office.print.order', { number }), {
      large: true,
      centred: true,
    }),
    ...(dayNumber > 0 ? [block(t('office.print.order', { number }), { centred: true })] : []),
    pair(t(`office.print.way.${deliveryType}`), time(ticket.enteredAt), { bold: true }),
    ...(promisedFrom === null
      ? []
      : [
          pair(t(takeTime === 'asap' ? 'office.print.promised' : 'office.print.wanted'), time(promisedFrom), {
            bold: true,
          }),
        ]),
    ...(table === '' ? [] : [block(t('office.print.table', { table }), { bold: true })]),
    ...(allergy === '' ? [] : [block(t('office.print.allergy', { allergy }), { large: true, loud: true })]),
    rule,
    ...items.flatMap((item) => dishOf(item, t)),
    rule,
    ...(comment === '' ? [] : [block(t('office.print.comment', { comment }), { bold: true })]),
    pair(t('office.print.people'), String(ticket.peopleCount)),
    gap,
  ]
}

function dishOf(item: KitchenItem, t: PrintWords): readonly PrintBlock[] {
  const { name, size, count, extras, removals, note, allergens, again, held } = item
  return [
    block(`${count} × ${name}`, { large: true }),
    ...(size === '' ? [] : [block(`   ${size}`)]),
    ...extras.map((extra) => block(`   + ${extra}`, { bold: true })),
    ...removals.map((removal) =>
      block(t('office.print.without', { name: removal }), { loud: true, bold: true }),
    ),
    ...(note === '' ? [] : [block(note, { loud: true, bold: true })]),
    ...(allergens.length === 0 ? [] : [block(`   (${allergens.join(', ')})`)]),
    ...(again === '' ? [] : [block(t('office.print.again'), { loud: true })]),
    ...(held ? [block(t('office.print.held'), { loud: true })] : []),
  ]
}
