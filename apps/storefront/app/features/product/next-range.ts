import { placesInSight, type Range, widened } from './drawn-range.ts'

/** Which cards of a part are drawn next. */
export type NextRange = (element: HTMLElement, drawn: Range | null, count: number, cards: number) => Range

/** Whole rows: half of one would leave the other half of it empty for a frame. */
export const nextRange: NextRange = (element, drawn, count, cards) => {
  const columns = measure(element)
  const sight = placesInSight(element.getBoundingClientRect(), innerHeight, count)
  return widened(drawn, count, Math.ceil(cards / columns) * columns, sight)
}

const measured = new Map<string, number>()

/**
 * Gives the number of columns, and tells the parts that were never drawn how high they will be: once for a width,
 * since a page that grew and shrank with every row would run away under the thumb.
 */
function measure(element: HTMLElement): number {
  const { gridTemplateColumns, rowGap } = getComputedStyle(element)
  const columns = Math.max(1, gridTemplateColumns.split(' ').length)
  const cards = [...element.querySelectorAll<HTMLElement>('li:not(.card-space)')]
  const height = cards.reduce((sum, card) => sum + card.offsetHeight, 0) / cards.length
  if (height > 0 && measured.get(element.className) !== columns) {
    measured.set(element.className, columns)
    const { style } = document.documentElement
    const row = height + (Number.parseFloat(rowGap) || 0)
    style.setProperty(`--share-${element.className}`, `${Math.round(row / columns)}px`)
    style.setProperty('--card-space', `${Math.round(height)}px`)
  }
  return columns
}
