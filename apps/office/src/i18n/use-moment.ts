import { usePreferences } from '../session/preferences.ts'

/** «6 марта, 12:00»: a moment as people here write it. */
export function useMoment(): (instant: string) => string {
  const { language } = usePreferences()
  const format = new Intl.DateTimeFormat(language, {
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
  })
  return (instant) => format.format(new Date(instant))
}
