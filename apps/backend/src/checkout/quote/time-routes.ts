import { availableTimes, freeTables } from '@samobranka/contract'
import { availableSlots, type DaySlots, localTime, parseDate, tableSlots } from '@samobranka/rules'
import { answer } from '../../http/answer.ts'
import type { Call } from '../../http/call.ts'
import { refuse } from '../../http/refusal.ts'
import { type Route, route } from '../../http/route.ts'
import { orderingDisabledAt } from '../../settings/ordering-disabled-at.ts'
import { kitchenSwitches } from '../../switches/kitchen-switches.ts'
import { chosenWarehouse } from './chosen-warehouse.ts'
import { dayLabel } from './day-label.ts'
import { loadBookings } from './load-bookings.ts'

export const timeRoutes: readonly Route[] = [
  route(availableTimes, async (call, context) => {
    const { query, language, now } = call
    const local = context.snapshot().in(language)
    const warehouse = chosenWarehouse(local, query.warehouseId ?? null)
    if (!warehouse) return refuse(404, 'not_found')
    const way = query.shippingMethod ?? 'flat_rate'
    const delivered = way === 'flat_rate'
    const zone = delivered ? local.zones.find(({ id }) => id === query.zoneId) : undefined
    // A way shorter than nothing would offer times at which the kitchen is still cooking.
    const distanceMinutes = delivered ? Math.max(0, query.distanceTime ?? zone?.timeMinutes ?? 0) : 0
    const place = { warehouseId: warehouse.id, zoneId: zone?.id ?? null, way }
    const disabled = await orderingDisabledAt(context, place, now, language)
    const { busy, kitchen } = kitchenSwitches(context, local, warehouse.id, now)
    const { workTime } = kitchen(warehouse)
    const slots = availableSlots({
      workTime,
      now,
      distanceMinutes: distanceMinutes + (delivered ? busy.delivery : 0),
      orderingDisabled: disabled !== null,
      asapBlocked: busy.blocksAsap,
    })
    return answer({ days: await labelled(slots, call, workTime.timeZone) })
  }),

  route(freeTables, async (call, context) => {
    const { query, language, now } = call
    const local = context.snapshot().in(language)
    const chosen = chosenWarehouse(local, query.warehouseId ?? null)
    if (!chosen) return refuse(404, 'not_found')
    const warehouse = kitchenSwitches(context, local, chosen.id, now).kitchen(chosen)
    const { workTime } = warehouse
    const date = query.date ? parseDate(query.date) : localTime(now, workTime.timeZone)
    if (!date) return refuse(400, 'invalid_date')
    const disabled = await orderingDisabledAt(
      context,
      { warehouseId: warehouse.id, zoneId: null, way: 'lounge' },
      now,
      language,
    )
    const bookings = await loadBookings(context.db.sql, warehouse.id, now)
    const wish = { warehouse, bookings, now, people: query.people ?? 1, wishedZone: null }
    const { date: day, times } = tableSlots(wish, date)
    return answer({
      days: await labelled([{ date: day, times: disabled ? [] : times }], call, workTime.timeZone),
    })
  }),
]

function labelled(slots: readonly DaySlots[], { now, language }: Call, timeZone: string) {
  return Promise.all(
    slots.map(async ({ date, times }) => ({
      date,
      label: await dayLabel(date, now, timeZone, language),
      times,
    })),
  )
}
