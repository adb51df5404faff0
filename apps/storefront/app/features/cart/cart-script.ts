import { PLACE_KEY } from '../place/index.ts'
import { CART_KEY } from './stored-cart.ts'

/**
 * Marks the page of a visitor whose cart is empty before it is painted: the server cannot know, and the checkout would
 * show him its form until the page is awake. One that was opened for a table, or of whom a table is chosen, wants the form.
 */
export const CART_SCRIPT = `(function(){try{if(location.pathname!=='/order')return;var s=localStorage,c=JSON.parse(s.getItem('${CART_KEY}'));if(!(c&&c.lines&&c.lines.length)&&!/[?&]way=/.test(location.search)&&!/"lounge"/.test(s.getItem('${PLACE_KEY}')))document.documentElement.dataset.nothing=''}catch(e){}})()`
