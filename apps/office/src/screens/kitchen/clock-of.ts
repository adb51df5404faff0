/** «14:05», by this device's wall clock: it hangs in the kitchen. */
export function clockOf(instant: string): string {
  const date = new Date(instant)
  return `${String(date.getHours()).padStart(2, '0')}:${String(date.getMinutes()).padStart(2, '0')}`
}
