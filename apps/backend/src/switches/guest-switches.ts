import type { GuestSwitches } from '@samobranka/contract'
import { busyMinutes, type Switch, stopsOf, switchesAt, withStops } from '@samobranka/rules'
import type { Context } from '../http/context.ts'
import type { LocalBusiness } from '../publishing/local-business.ts'

type Menu = Pick<LocalBusiness, 'categories' | 'products' | 'warehouses'>

interface Kept {
  readonly answer: GuestSwitches
  readonly until: number
}

const kept = new WeakMap<readonly Switch[], WeakMap<Menu, Map<number | null, Kept>>>()

/** Thousands of open pages ask in the same second, and are answered alike. */
export function guestSwitches(
  { switches }: Pick<Context, 'switches'>,
  menu: Menu,
  wanted: number | null,
  now: Date,
): GuestSwitches {
  const on = switches.on()
  const ofMenu = kept.get(on) ?? new WeakMap<Menu, Map<number | null, Kept>>()
  const answers = ofMenu.get(menu) ?? new Map<number | null, Kept>()
  // Of a kitchen that is not there nothing is kept: there is no end of numbers.
  const warehouseId = menu.warehouses.some(({ id }) => id === wanted) ? wanted : null
  const known = answers.get(warehouseId)
  if (known && now.getTime() < known.until) return known.answer
  const answer = found(on, menu, warehouseId, now)
  const until = answer.changesAt === null ? Number.POSITIVE_INFINITY : Date.parse(answer.changesAt)
  kept.set(on, ofMenu.set(menu, answers.set(warehouseId, { answer, until })))
  return answer
}

/** What is on at the kitchen, as little of it as an open page needs: categories are their goods, who and why is ours. */
function found(
  all: readonly Switch[],
  { categories, products }: Menu,
  warehouseId: number | null,
  now: Date,
): GuestSwitches {
  const on = switchesAt(all, warehouseId, now)
  const stops = stopsOf(on, categories)
  return {
    products:
      stops === null
        ? []
        : products.filter((one) => one.inStock && !withStops(one, stops).inStock).map(({ id }) => id),
    variations: [...(stops?.variations ?? [])],
    supplements: [...(stops?.supplements ?? [])],
    pauses: on.flatMap((each) =>
      each.kind === 'pause'
        ? [{ way: each.target, reason: each.reason, until: each.until?.toISOString() ?? null }]
        : [],
    ),
    busy: busyMinutes(on),
    changesAt: firstEnd(on)?.toISOString() ?? null,
  }
}

/** When an open page asks again, though nobody tells it to. */
function firstEnd(on: readonly Switch[]): Date | null {
  return on.reduce<Date | null>(
    (first, { until }) => (until !== null && (first === null || until < first) ? until : first),
    null,
  )
}
