import type { Translate } from '@samobranka/dictionary'
import { duePopups, type Popup, parseDate, weekdayOf, workTimePopup } from '@samobranka/rules'
import type { Notices } from '../../catalogue-access/root-data/notices.ts'
import type { SeenNotices } from './seen-notices.ts'

export interface Notice extends Pick<Popup, 'title' | 'text' | 'image' | 'link'> {
  /** What is remembered once it has been shown. */
  readonly mark: number | string
  /** The kitchen is closed: another time may be offered. */
  readonly isClosed: boolean
}

export interface NoticeMoment {
  readonly now: Date
  readonly zoneId: number | null
  /** Whether the kitchen has nothing left; null while the catalogue is not here to tell. */
  readonly stockEmpty: boolean | null
}

/** A closed kitchen first, then the operator's, in his order. */
export function dueNotices(
  { popups, workTime, timeZone, warehouseId }: Notices,
  { now, zoneId, stockEmpty }: NoticeMoment,
  seen: SeenNotices,
  t: Translate,
): readonly Notice[] {
  const known = stockEmpty === null ? popups.filter((popup) => !popup.onlyWhenStockEmpty) : popups
  const moment = { now, timeZone, warehouseId, zoneId, stockEmpty: stockEmpty ?? false }
  const closed = workTime && warehouseId !== null ? closedNotice(workTime, warehouseId, now, t) : null
  return [
    ...(closed && !seen.hours.includes(closed.mark) ? [closed] : []),
    ...duePopups(known, moment, seen).map(popupNotice),
  ]
}

function popupNotice({ id, title, text, image, link }: Popup): Notice {
  return { mark: id, title, text, image, link, isClosed: false }
}

function closedNotice(
  workTime: NonNullable<Notices['workTime']>,
  warehouseId: number,
  now: Date,
  t: Translate,
): (Notice & { readonly mark: string }) | null {
  const hours = workTimePopup(workTime, now)
  if (!hours) return null
  const { date, from, until: to, daysAhead } = hours
  return {
    mark: `${warehouseId} ${date} ${from}`,
    title: t('workTime.title'),
    text: `${hoursText(daysAhead, date, { from, to }, t)}\n${t('workTime.preorder')}`,
    image: '',
    link: '',
    isClosed: true,
  }
}

function hoursText(
  daysAhead: number,
  date: string,
  hours: { readonly from: string; readonly to: string },
  t: Translate,
): string {
  if (daysAhead === 0) return t('workTime.today', hours)
  if (daysAhead === 1) return t('workTime.tomorrow', hours)
  const parsed = parseDate(date)
  const weekday = parsed ? t(`weekday.${weekdayOf(parsed)}` as Parameters<Translate>[0]) : date
  const day = weekday.charAt(0).toUpperCase() + weekday.slice(1)
  return t('workTime.onDay', { day: daysAhead < 7 ? day : `${day}, ${date}`, ...hours })
}
