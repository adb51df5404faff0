import type { Key, Translate } from '@samobranka/dictionary'
import {
  type CalendarDate,
  clockTime,
  type DeliveryType,
  dayNumber,
  localTime,
  type TakePromise,
  weekdayOf,
} from '@samobranka/rules'

interface Minutes {
  readonly from: number
  readonly to: number
}

/** «60–90» for what is brought, «40» for what is fetched: from then on it waits. */
export function soonMinutesText({ from, to }: Minutes, way: DeliveryType): string {
  return way === 'flat_rate' ? `${from}–${to}` : String(from)
}

/** «Привезём за 60–90 мин», «Будет готово через 40 мин»; «Завтра с 11:30» where nothing can be had at once. */
export function takePromiseText(
  promise: TakePromise,
  way: DeliveryType,
  { now, timeZone, t }: { readonly now: Date; readonly timeZone: string; readonly t: Translate },
): string {
  if (promise.kind === 'later') return laterText(promise, localTime(now, timeZone), timeZone, t)
  return way === 'flat_rate'
    ? t('place.time', { from: promise.from, to: promise.to })
    : t('place.pickupTime', { minutes: promise.from })
}

type Later = Extract<TakePromise, { kind: 'later' }>

function laterText({ slot, date }: Later, today: CalendarDate, timeZone: string, t: Translate): string {
  const ahead = dayNumber(date) - dayNumber(today)
  const near = (['common.today', 'common.tomorrow'] as const)[ahead]
  const day = t(near ?? (`weekday.${weekdayOf(date)}` as Key))
  const time = clockTime(localTime(slot.from, timeZone).minutes)
  const text = t('place.laterTime', { day, time })
  return text.charAt(0).toLocaleUpperCase() + text.slice(1)
}
