import { BLOCK_OFFSET, blockId, blockOf } from './block.ts'
import { MOVING_EVENTS } from './hold-still.ts'

/**
 * Goes to the block that the address names before the first frame, or with the one in which it has come: whoever follows
 * a link to the soups sees soups, and not the top of the page until it is hydrated. It leaves alone what has been scrolled
 * already, and what a product's sheet lies over, which the page says before the sheet has come. It keeps the block in its
 * place until somebody moves the page, the router goes back to where one was before a reload, or the page is hydrated and
 * does that itself (`wentTo`, `use-blocks.ts`).
 */
export function goToBlock(): void {
  const slug = blockOf(location.pathname)
  if (slug === null) return
  const block = document.getElementById(blockId(slug))
  if (block) keepInPlace(block)
  else if (document.readyState === 'loading') requestAnimationFrame(goToBlock)
}

function keepInPlace(block: HTMLElement): void {
  if (block.closest('[data-behind]') || scrollY) return
  const { dataset } = document.documentElement
  const over = new AbortController()
  const off = () => block.getBoundingClientRect().top - BLOCK_OFFSET
  const keep = () => {
    scrollBy({ top: off(), behavior: 'instant' })
    dataset.wentTo = String(scrollY)
  }
  const leave = () => {
    delete dataset.wentTo
    sizes.disconnect()
    over.abort()
  }
  const sizes = new ResizeObserver(() => (dataset.wentTo ? keep() : leave()))
  const isMoved = (wentTo: string) => Math.abs(scrollY - Number(wentTo)) > 1 && Math.abs(off()) > 2
  const on = (name: string, listener: () => void) =>
    addEventListener(name, listener, { passive: true, signal: over.signal })
  keep()
  sizes.observe(document.body)
  on('scroll', () => {
    if (!dataset.wentTo || isMoved(dataset.wentTo)) leave()
  })
  for (const name of MOVING_EVENTS) on(name, leave)
}
