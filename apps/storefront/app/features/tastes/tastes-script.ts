import { TASTES_COOKIE, TASTES_KEY } from './kept-tastes.ts'

/**
 * The kept style stands before the first card is painted. A cookie tells whether there is one: the browser's storage
 * keeps a page that has just begun waiting.
 */
export const TASTES_SCRIPT = `(function(){try{if(!/(?:^|; ?)${TASTES_COOKIE}=/.test(document.cookie))return;var k=JSON.parse(localStorage.getItem('${TASTES_KEY}')),s;if(k&&k.style){s=new CSSStyleSheet();s.replaceSync(k.style);document.adoptedStyleSheets=[s]}}catch(e){}})()`
