const MAY_HAVE_FOCUS =
  'a[href], button, input, select, textarea, summary, iframe, audio[controls], video[controls], [tabindex], [contenteditable]'

/** What the Tab key visits inside, in its order. */
export function tabbable(inside: HTMLElement): HTMLElement[] {
  return [...inside.querySelectorAll<HTMLElement>(MAY_HAVE_FOCUS)].filter(
    (element) => element.tabIndex >= 0 && !element.matches(':disabled') && isSeen(element),
  )
}

const isSeen = (element: HTMLElement): boolean =>
  element.checkVisibility?.({ visibilityProperty: true }) ?? true
