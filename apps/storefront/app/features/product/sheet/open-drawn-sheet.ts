/** Where the page brings it. */
export const DRAWN_SHEET = '.sheet-drawn'

/**
 * Gives the sheet of a product that came with the page the focus before the first frame, or as soon as it has come, and
 * keeps it there. Until the page is hydrated, which then takes over, whoever wants it closed goes by its link.
 */
export function openDrawnSheet(): void {
  const sheet = document.querySelector<HTMLElement>(DRAWN_SHEET)
  if (!sheet) {
    if (document.readyState === 'loading')
      addEventListener('DOMContentLoaded', openDrawnSheet, { once: true })
    return
  }
  const keepFocus = ({ target }: FocusEvent) => {
    if (!sheet.onkeydown) removeEventListener('focusin', keepFocus)
    else if (!sheet.contains(target as Node)) sheet.focus()
  }
  sheet.onkeydown = (event) => {
    if (event.key !== 'Escape') return
    event.preventDefault()
    sheet.querySelector<HTMLElement>('.sheet-close')?.click()
  }
  addEventListener('focusin', keepFocus)
  sheet.focus()
}
