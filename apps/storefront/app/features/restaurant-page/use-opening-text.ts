import { useTranslate } from '../../i18n/i18n.tsx'
import type { Opening } from './restaurant-places.ts'

/** «Открыто до 23:00», «Закрыто, откроемся в 10:00». */
export function useOpeningText(): (opening: Opening) => string {
  const t = useTranslate()
  return (opening) => {
    switch (opening.kind) {
      case 'aroundClock':
        return t('home.aroundClock')
      case 'open':
        return t('home.openUntil', { time: opening.until })
      case 'shut':
        return t('home.closedToday')
      case 'closed': {
        if (opening.daysAhead === 0) return t('home.opensAt', { time: opening.from })
        const day =
          opening.daysAhead === 1
            ? t('common.tomorrow').toLowerCase()
            : t(`weekdayShort.${opening.weekday}` as Parameters<typeof t>[0])
        return t('home.opensOn', { day, time: opening.from })
      }
    }
  }
}
