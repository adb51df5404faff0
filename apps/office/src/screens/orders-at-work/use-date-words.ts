import { useMemo } from 'react'
import { usePreferences } from '../../session/preferences.ts'

export interface DateWords {
  /** «18:05». */
  time(instant: string): string
  /** «18:05» today, «3 мар., 18:05» on another day. */
  dayAndTime(instant: string): string
}

/** Writes instants the way of the person's language, by the clock of this device. */
export function useDateWords(): DateWords {
  const { language } = usePreferences()
  return useMemo(() => {
    const time = new Intl.DateTimeFormat(language, { hour: '2-digit', minute: '2-digit' })
    const day = new Intl.DateTimeFormat(language, {
      day: 'numeric',
      month: 'short',
      hour: '2-digit',
      minute: '2-digit',
    })
    return {
      time: (instant) => time.format(new Date(instant)),
      dayAndTime(instant) {
        const date = new Date(instant)
        return (date.toDateString() === new Date().toDateString() ? time : day).format(date)
      },
    }
  }, [language])
}
