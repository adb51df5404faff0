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

/** Names are of one line or two: what the first lists happen to have says little about the next. */
const SLACK = 0.05

/**
 * Gives the number of columns. Where cards are not what the styles take them for, the parts that were never drawn are
 * told: once for a width, since a page that grew and shrank with every row would run away under the thumb.
 */
function measure(element: HTMLElement): number {
  const thought = getComputedStyle(element)
  const columns = Math.max(1, thought.gridTemplateColumns.split(' ').length)
  const cards = [...element.querySelectorAll<HTMLElement>('li:not(.card-space)')]
  const height = cards.reduce((sum, card) => sum + card.offsetHeight, 0) / cards.length
  if (height > 0 && measured.get(element.className) !== columns) {
    measured.set(element.className, columns)
    const { style } = document.documentElement
    const card = Number.parseFloat(thought.getPropertyValue('--card-space'))
    const isAsThought =
      columns === Number(thought.getPropertyValue('--columns')) && Math.abs(height - card) <= card * SLACK
    style.setProperty('--columns-drawn', isAsThought ? null : `${columns}`)
    style.setProperty('--card-drawn', isAsThought ? null : `${Math.round(height)}px`)
  }
  return columns
}
