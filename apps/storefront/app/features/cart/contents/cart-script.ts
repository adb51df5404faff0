import { PLACE_KEY } from '../../place/index.ts'
import { CART_KEY } from './stored-cart.ts'

/**
 * The checkout's form waits for the script below. The browser asks every field of a page that has been read whether it
 * can be filled in, and lays out all of the form, which whoever comes with an empty cart does not see.
 */
export const CART_UNREAD_SCRIPT = `if(location.pathname==='/order')document.documentElement.dataset.unread=''`

/**
 * Marks the page of a visitor whose cart is empty before it is painted: the server cannot know, and the checkout would
 * show him its form until the page is awake. One that was opened for a table, or of whom a table is chosen, wants the form,
 * and beside its button no bar.
 */
export const CART_SCRIPT = `(function(){var d=document.documentElement.dataset;delete d.unread;try{if(location.pathname!=='/order')return;var s=localStorage,c=JSON.parse(s.getItem('${CART_KEY}'));if(!(c&&c.lines&&c.lines.length)&&!/[?&]way=/.test(location.search)&&!/"lounge"/.test(s.getItem('${PLACE_KEY}')))d.nothing='';else d.checkout=''}catch(e){}})()`
