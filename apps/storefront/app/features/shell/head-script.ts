import type { PageType } from '@samobranka/contract'
import { DEFERRED_PARTS_SCRIPT } from '../../startup/deferred-parts-script.ts'
import { EARLY_TAPS_SCRIPT } from '../../startup/early-taps.ts'
import { MISSING_PICTURES_SCRIPT } from '../../startup/missing-pictures.ts'
import { RELOAD_SCRIPT } from '../../startup/reload-script.ts'
import { CART_SCRIPT, CART_UNREAD_SCRIPT } from '../cart/index.ts'
import { DIET_SCRIPT } from '../diet-filter/index.ts'
import { BLOCK_SCRIPT } from '../landing/index.ts'
import { DRAWN_SHEET, SHEET_SCRIPT } from '../product/index.ts'
import { RETURNING_SCRIPT } from '../returning/index.ts'
import { THEME_SCRIPT } from '../theme/index.ts'

/**
 * What the browser keeps is read right before the first frame: asked in the head it answers no sooner, but the page
 * stands still until it does, for tens of milliseconds. A product's sheet does not wait for the frame where the page has
 * been read sooner: the focus is its own before anybody presses a key.
 */
const beforePaint = (blocks: string) => `(function(){
function read(){if(!read.done){read.done=1;${THEME_SCRIPT};${DIET_SCRIPT};${CART_SCRIPT};${RETURNING_SCRIPT};${SHEET_SCRIPT};${blocks}}}
requestAnimationFrame(read);
addEventListener('DOMContentLoaded',function(){if(document.querySelector('${DRAWN_SHEET}'))read()},{once:true})
})()`

/** While one develops React compares the page with its own, and would take the marks of what is free for mistakes. */
const DEFERRED = import.meta.env.DEV ? '' : DEFERRED_PARTS_SCRIPT

/** For the page's head. In a file of its own: the browser's code has no use for any of it, and drops it whole. */
export function headScript(pageType: PageType | null): string {
  const blocks = pageType === 'landing' ? BLOCK_SCRIPT : ''
  return `${CART_UNREAD_SCRIPT};${MISSING_PICTURES_SCRIPT};${beforePaint(blocks)};${DEFERRED};${EARLY_TAPS_SCRIPT};${RELOAD_SCRIPT}`
}
