import type { Key, Translate } from '@samobranka/dictionary'
import type { WorkTime } from '@samobranka/rules'
import { hoursLines } from './hours-lines.ts'

/** A kitchen's week in a line: «пн–пт 10:00–22:00, сб–вс 10:00–02:00». */
export function hoursText(workTime: Pick<WorkTime, 'aroundClock' | 'week'>, t: Translate): string {
  if (workTime.aroundClock) return t('home.aroundClock')
  const day = (number: number) => t(`weekdayShort.${number}` as Key)
  return hoursLines(workTime)
    .map(({ from, to, hours }) => {
      const days = from === to ? day(from) : `${day(from)}–${day(to)}`
      return `${days} ${hours.join(', ') || t('workTime.closed')}`
    })
    .join(', ')
}
