import { HANDS } from '../../lib/hands.ts'

/** After the page has come; sooner, and all at once, when somebody begins to move in it. */
const HELD_MS = 1600
/** A part in each. To say it of the page instead would be a question to all of its parts and pictures, every time. */
const STEP_MS = 100
const PARTS = 5
/** The parts of a page that hold.css holds. None of them lies within another. */
export const HELD = [
  '.stories',
  '.home .chips',
  '.home-row',
  '.tile',
  '.wall ~ .carousel',
  '.tile-group',
  '.category-section',
  '.landing-block:not(.landing-later) > .landing-group',
  '.landing-later',
  '.dining-part',
  '.menu-card-part',
  '.sheet-drawn .product-words',
  '.footer',
]
/** What hold.css holds behind a sheet that came with the page, until all else is free. */
export const BEHIND = [
  '.category-section',
  '.home-row',
  '.tile-group',
  '.menu-card-part',
  '.landing-group',
  '.story-cover',
  '.banner',
]
/** In elements; with more of them at once a slow phone's frame takes a tenth of a second. */
const IN_A_FRAME = 60
/** On a network that hangs the page never has come. */
const LONGEST_MS = 4000

/**
 * A phone's first frame draws the top of the page. What else stands in its window, or above, comes with the next ones, a
 * part or a few small ones in each; what is below it waits (`data-held`, see hold.css) until the window is full and
 * awake, and what is behind a sheet until then. A page that scrolls to where it was, or to what it was asked for, and a dialog that takes the focus as it wakes
 * are nobody's hand. When all is free nobody listens any more: the first tap of a visit would pay for it. In the page's
 * head, so that it works before everything else is loaded; without scripts nothing is held.
 */
export const HOLD_SCRIPT = `(function(){
var d=document.documentElement.dataset,n=0,hands=new AbortController;
d.held='pictures';
function on(name,hear){addEventListener(name,hear,{passive:true,capture:true,signal:hands.signal})}
function held(){return Array.from(document.querySelectorAll('${HELD.map((part) => `${part}:not([data-free])`).join()}'))}
function behind(){return Array.from(document.querySelectorAll('[data-behind] :is(${BEHIND.join()}):not([data-bare])'))}
function free(part){part.dataset.free=''}
function bare(part){part.dataset.bare=''}
function some(parts,mark){var room=${IN_A_FRAME};parts.every(function(part){mark(part);return(room-=part.getElementsByTagName('*').length)>0})}
function freeAll(){delete d.held;hands.abort()}
function look(){if(!d.held)return;var seen=held().filter(function(part){return part.getBoundingClientRect().top<innerHeight});some(seen,free);if(seen[0]||document.readyState=='loading')afterFrame()}
function afterFrame(){requestAnimationFrame(function(){setTimeout(look)})}
function step(){if(!d.held)return;if(d.held=='pictures')d.held='beside';else if(d.held=='beside')d.held='parts';else{var part=n++<${PARTS}&&held()[0],back=part?[part]:behind();if(!back[0])return freeAll();some(back,part?free:bare)}setTimeout(step,${STEP_MS})}
afterFrame();
${JSON.stringify(HANDS)}.forEach(function(hand){on(hand,freeAll)});
on('scroll',look);
on('focusin',function(event){event.target.closest('dialog')||freeAll()});
addEventListener('load',function(){setTimeout(step,${HELD_MS})});
setTimeout(freeAll,${LONGEST_MS})
})()`
