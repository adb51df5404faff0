import { availableTimes, freeTables } from '@samobranka/contract'
import { availableSlots, type DaySlots, localTime, parseDate, tableSlots } from '@samobranka/rules'
import { answer } from '../../http/answer.ts'
import type { Call } from '../../http/call.ts'
import { refuse } from '../../http/refusal.ts'
import { type Route, route } from '../../http/route.ts'
import { orderingDisabledAt } from '../../settings/ordering-disabled-at.ts'
import { chosenWarehouse } from './chosen-warehouse.ts'
import { dayLabel } from './day-label.ts'
import { loadBookings } from './load-bookings.ts'

export const timeRoutes: readonly Route[] = [
  route(availableTimes, async (call, context) => {
    const { query, language, now } = call
    const local = context.snapshot().in(language)
    const warehouse = chosenWarehouse(local, query.warehouseId ?? null)
    if (!warehouse) return refuse(404, 'not_found')
    const delivered = (query.shippingMethod ?? 'flat_rate') === 'flat_rate'
    const zone = delivered ? local.zones.find(({ id }) => id === query.zoneId) : undefined
    // A way shorter than nothing would offer times at which the kitchen is still cooking.
    const distanceMinutes = delivered ? Math.max(0, query.distanceTime ?? zone?.timeMinutes ?? 0) : 0
    const place = { warehouseId: warehouse.id, zoneId: zone?.id ?? null }
    const disabled = await orderingDisabledAt(context, place, now, language)
    const { workTime } = warehouse
    const slots = availableSlots({ workTime, now, distanceMinutes, orderingDisabled: disabled !== null })
    return answer({ days: await labelled(slots, call, workTime.timeZone) })
  }),

  route(freeTables, async (call, context) => {
    const { query, language, now } = call
    const warehouse = chosenWarehouse(context.snapshot().in(language), query.warehouseId ?? null)
    if (!warehouse) return refuse(404, 'not_found')
    const { workTime } = warehouse
    const date = query.date ? parseDate(query.date) : localTime(now, workTime.timeZone)
    if (!date) return refuse(400, 'invalid_date')
    const disabled = await orderingDisabledAt(
      context,
      { warehouseId: warehouse.id, zoneId: null },
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
