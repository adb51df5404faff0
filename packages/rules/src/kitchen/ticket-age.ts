const MINUTE_MS = 60_000
/** So much of the cooking time is left when a ticket begins to be pressing. */
const PRESSING = 1 / 3

type TicketAge = 'calm' | 'pressing' | 'late'

/** How a ticket stands against the time that its kitchen takes for cooking. */
export function ticketAge(enteredAt: Date, cookingMinutes: number, now: Date): TicketAge {
  const left = enteredAt.getTime() + cookingMinutes * MINUTE_MS - now.getTime()
  if (left < 0) return 'late'
  return left < cookingMinutes * MINUTE_MS * PRESSING ? 'pressing' : 'calm'
}
