/** Announcements are heard over a dialog as well. */
const HEARD = '[aria-live], [role=status], [role=alert], output'

/** Hides all of the page but this from those who do not see it; answers how to show it again. */
export function hideOthers(shown: Element): () => void {
  const kept = [shown, ...document.querySelectorAll(HEARD)]
  const hidden: Element[] = []
  const hideIn = (parent: Element) => {
    for (const child of parent.children) {
      if (kept.includes(child)) continue
      if (kept.some((one) => child.contains(one))) hideIn(child)
      else if (child.tagName !== 'SCRIPT' && !child.hasAttribute('aria-hidden')) hidden.push(child)
    }
  }
  hideIn(document.body)
  for (const element of hidden) element.setAttribute('aria-hidden', 'true')
  return () => {
    for (const element of hidden) element.removeAttribute('aria-hidden')
  }
}
