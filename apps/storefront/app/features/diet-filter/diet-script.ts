import { DIET_COOKIE, DIET_KEY } from './kept-diet.ts'

/**
 * The kept style stands before the first card is painted. A cookie tells whether there is one: the browser's storage
 * keeps a page that has just begun waiting.
 */
export const DIET_SCRIPT = `(function(){try{if(!/(?:^|; ?)${DIET_COOKIE}=/.test(document.cookie))return;var k=JSON.parse(localStorage.getItem('${DIET_KEY}')),s;if(k&&k.style){s=new CSSStyleSheet();s.replaceSync(k.style);document.adoptedStyleSheets=[s]}}catch(e){}})()`
