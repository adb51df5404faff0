import { LOST_CODE } from './load-later.ts'

const GUARD_MS = 10_000
const KEY = 'samobranka:reloaded'

/**
 * After a deploy an open page may ask for scripts that are gone: it reloads itself, at most once in ten seconds,
 * so that a script that never comes does not turn the page into a carousel; and not without a network, where the
 * page one has is better than none. It stands in the head, because the
 * script that is gone may be the first one.
 */
export const RELOAD_SCRIPT = `(function(){
function again(){if(typeof navigator==='object'&&navigator.onLine===false)return false;try{var now=Date.now();if(now-Number(sessionStorage.getItem('${KEY}'))<${GUARD_MS})return false;sessionStorage.setItem('${KEY}',now)}catch(e){return false}location.reload();return true}
addEventListener('${LOST_CODE}',again);
addEventListener('error',function(e){var t=e.target;if(t&&t.tagName==='SCRIPT'&&(t.type==='module'||/\\/assets\\//.test(t.src)))again()},true);
addEventListener('unhandledrejection',function(e){if(/dynamically imported module|Importing a module script failed/.test(e.reason&&e.reason.message))again()})
})()`
