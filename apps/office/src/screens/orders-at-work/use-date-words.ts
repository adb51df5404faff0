import { useMemo } from 'react'
import { usePreferences } from '../../session/preferences.ts'
import { useTimeZone } from '../../session/use-time-zone.ts'

export interface DateWords {
  /** «18:05». */
  time(instant: string): string
  /** «18:05» today, «3 мар., 18:05» on another day. */
  dayAndTime(instant: string): string
}

/** Writes instants the way of the person's language, by the clock of the kitchen. */
export function useDateWords(): DateWords {
  const { language } = usePreferences()
  const timeZone = useTimeZone()
  return useMemo(() => {
    const time = new Intl.DateTimeFormat(language, { hour: '2-digit', minute: '2-digit', timeZone })
    const day = new Intl.DateTimeFormat(language, {
      day: 'numeric',
      month: 'short',
      hour: '2-digit',
      minute: '2-digit',
      timeZone,
    })
    const date = new Intl.DateTimeFormat(language, { dateStyle: 'short', timeZone })
    return {
      time: (instant) => time.format(new Date(instant)),
      dayAndTime(instant) {
        const at = new Date(instant)
        return (date.format(at) === date.format(new Date()) ? time : day).format(at)
      },
    }
  }, [language, timeZone])
}
