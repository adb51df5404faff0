import { clockTime, isOpen, localTime, workTimePopup } from '@samobranka/rules'
import { serverTime } from '../../catalogue-access/server-time.ts'
import { useSettings } from '../../catalogue-access/use-shop-settings.ts'
import { useTranslate } from '../../i18n/i18n.tsx'

/** Words for a kitchen's hours: today's while it is open, else when it opens; nothing before the settings are here. */
export function useHoursNow(): (warehouseId: number) => string {
  const t = useTranslate()
  const settings = useSettings()
  return (warehouseId) => {
    const workTime = settings?.warehouses.find(({ id }) => id === warehouseId)?.workTime
    if (!workTime) return ''
    const now = serverTime()
    if (!isOpen(workTime, now)) {
      const next = workTimePopup(workTime, now)
      const hours = next && t('workTime.hours', { from: next.from, to: next.until })
      return [t('place.closedNow'), hours].filter(Boolean).join(', ')
    }
    if (workTime.aroundClock) return t('home.aroundClock')
    const today = workTime.week[localTime(now, workTime.timeZone).weekday - 1] ?? []
    return today
      .map(({ from, to }) => t('workTime.hours', { from: clockTime(from), to: clockTime(to) }))
      .join(', ')
  }
}
