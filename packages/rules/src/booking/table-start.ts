const DAY_MS = 86_400_000

/** When the kitchen begins what was ordered to a table: when its guests came; of those who never do, not that day. */
export function tableStart(booked: Date, guestsCame: Date | null): Date {
  return guestsCame ?? new Date(booked.getTime() + DAY_MS)
}
