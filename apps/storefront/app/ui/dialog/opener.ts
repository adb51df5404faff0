import { tabbable } from './tabbable.ts'

/** What had the focus when a dialog opened, and where on the page that stood. */
export interface Opener {
  readonly element: HTMLElement
  /** From its parent up: which child of each leads to it. */
  readonly way: readonly Step[]
}

interface Step {
  readonly parent: Element
  readonly place: number
}

export function openerNow(): Opener | null {
  const { activeElement: element } = document
  if (!(element instanceof HTMLElement) || element === document.body) return null
  const way: Step[] = []
  for (let child: Element = element; child.parentElement; child = child.parentElement) {
    way.push({ parent: child.parentElement, place: [...child.parentElement.children].indexOf(child) })
  }
  return { element, way }
}

/**
 * What gets the focus back: the opener, or, where that is gone (the way in, after a login), what stands in its place
 * or else nearest to it.
 */
export function standIn({ element, way }: Opener): HTMLElement | null {
  if (canHaveFocus(element)) return element
  for (const { parent, place } of way) {
    if (!parent.isConnected || parent === document.body) continue
    const inPlace = parent.children[Math.min(place, parent.children.length - 1)]
    const near = [...(inPlace ? within(inPlace) : []), ...within(parent)]
    if (near[0]) return near[0]
  }
  return null
}

const canHaveFocus = (element: HTMLElement): boolean =>
  element.isConnected && !element.matches(':disabled') && (element.checkVisibility?.() ?? true)

/** Itself too. */
function within(element: Element): HTMLElement[] {
  if (!(element instanceof HTMLElement)) return []
  return element.matches('a[href], button:not(:disabled)') && canHaveFocus(element)
    ? [element]
    : tabbable(element)
}
