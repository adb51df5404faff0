/** The date in the zone of the kitchen, yyyy-mm-dd: Swedes write it so. */
export const localDay = (now: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('sv', { dateStyle: 'short', timeZone }).format(now)
