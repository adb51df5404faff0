import { useTranslate } from '../../i18n/i18n.tsx'
import type { Doors } from './restaurant-places.ts'

/** «Открыто до 23:00», «Закрыто, откроемся в 10:00». */
export function useDoorsText(): (doors: Doors) => string {
  const t = useTranslate()
  return (doors) => {
    switch (doors.kind) {
      case 'aroundClock':
        return t('home.aroundClock')
      case 'open':
        return t('home.openUntil', { time: doors.until })
      case 'shut':
        return t('home.closedToday')
      case 'closed': {
        if (doors.daysAhead === 0) return t('home.opensAt', { time: doors.from })
        const day =
          doors.daysAhead === 1
            ? t('common.tomorrow').toLowerCase()
            : t(`weekdayShort.${doors.weekday}` as Parameters<typeof t>[0])
        return t('home.opensOn', { day, time: doors.from })
      }
    }
  }
}
