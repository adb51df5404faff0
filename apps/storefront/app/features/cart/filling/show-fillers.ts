/** The row of goods that bring the order to its minimum, wherever it stands. */
export const FILL_MINIMUM_ID = 'fill-minimum'

/** Brings the row under the eyes, and its first dish under the key. */
export function showFillers(): void {
  const row = document.getElementById(FILL_MINIMUM_ID)
  row?.scrollIntoView({ block: 'center', behavior: 'smooth' })
  row?.querySelector<HTMLElement>('.upsell-card')?.focus({ preventScroll: true })
}
