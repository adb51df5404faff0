import { usePreferences } from '../session/preferences.ts'
import { useTimeZone } from '../session/use-time-zone.ts'

/** «6 марта, 12:00»: a moment as people here write it. */
export function useMoment(): (instant: string) => string {
  const { language } = usePreferences()
  const timeZone = useTimeZone()
  const format = new Intl.DateTimeFormat(language, {
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
  })
  return (instant) => format.format(new Date(instant))
}
