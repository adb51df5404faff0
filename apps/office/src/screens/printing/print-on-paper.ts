import type { PrintDocument } from '@samobranka/contract'
import { paperHtml } from './paper-html.ts'

/** Chrome started for kiosk printing asks nothing; every other browser shows its own dialog. */
export async function printOnPaper(document: PrintDocument): Promise<void> {
  const frame = window.document.createElement('iframe')
  frame.setAttribute('aria-hidden', 'true')
  frame.style.cssText = 'position:fixed;width:0;height:0;border:0;visibility:hidden'
  frame.srcdoc = paperHtml(document)
  const isLoaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }))
  window.document.body.append(frame)
  try {
    await isLoaded
    const page = frame.contentWindow
    if (!page) throw new Error('The paper could not be laid out')
    const isOver = new Promise((resolve) => page.addEventListener('afterprint', resolve, { once: true }))
    page.print()
    // Some browsers say nothing when it is over.
    await Promise.race([isOver, new Promise((resolve) => setTimeout(resolve, 30_000))])
  } finally {
    frame.remove()
  }
}
