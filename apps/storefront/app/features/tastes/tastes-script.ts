import { TASTES_KEY } from './kept-tastes.ts'

/** Runs in the document's head: the kept style stands before the first card is painted. */
export const TASTES_SCRIPT = `(function(){try{var k=JSON.parse(localStorage.getItem('${TASTES_KEY}')),s;if(k&&k.style){s=new CSSStyleSheet();s.replaceSync(k.style);document.adoptedStyleSheets=[s]}}catch(e){}})()`
