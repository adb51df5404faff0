import { HANDS } from './hands.ts'

/** After the page has come; sooner, and all at once, when somebody begins to move in it. */
const HELD_MS = 1600
/** Some parts in each. To say it of the page instead would be a question to all of its parts and pictures, every time. */
const STEP_MS = 50
/**
 * What hold.css holds within other parts. Nobody asks where one stands before the part around it is drawn: that would lay
 * all of it out.
 */
export const WITHIN = [
  '.row-in-sight > .rail > :nth-child(n + 3) > .card',
  '.chef-dishes > :nth-child(n + 3) > .dish',
  '.dishes > :nth-child(n + 2) > .dish',
  '.landing-now > .grid-cards > :nth-child(n + 3) > .card',
  '.banners > :nth-child(n + 3) > .banner',
  '.sheet-drawn .product-part',
  '.sheet-drawn .related',
]
/** The other parts of a page that hold.css holds. None of them lies within another. */
export const HELD = [
  '.stories',
  '.home .chips',
  '.home-row:not(.row-promised)',
  '.tile',
  '.wall ~ .carousel',
  '.tile-group',
  '.category-section',
  '.landing-now',
  '.landing-later',
  '.dining-part',
  '.menu-card-part',
  '.sheet-drawn .product-words',
  '.footer',
]
/** Of these the ones in the window come with the frames after the one of the part around them. */
const NEXT = [
  '.row-in-sight[data-free] > .rail > :nth-child(n + 3) > .card',
  '.category-section[data-free] > .dishes > :nth-child(n + 2) > .dish',
  '.landing-now[data-free] > .grid-cards > :nth-child(n + 3) > .card',
  '.product-words[data-free] > .product-part',
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
/** In elements: to ask for a picture and to unpack it takes about as long as these. */
const A_PICTURE = 4
/** On a network that hangs the page never has come. */
const LONGEST_MS = 4000

const stillHeld = (parts: readonly string[]) => parts.map((part) => `${part}:not([data-free])`).join()

/**
 * A phone's first frame draws the top of the page. What else stands in its window comes with the next ones, a part or a
 * few small ones in each, and then what is above; what is below or beside it waits (`data-held`, see hold.css) until the
 * window is full and awake, and what is behind a sheet until then. A page that scrolls to where it was, or to what it was
 * asked for, and a dialog that takes the focus as it wakes are nobody's hand. When all is free nobody listens any more:
 * the first tap of a visit would pay for it. In the page's head, so that it works before everything else is loaded;
 * without scripts nothing is held.
 */
export const HOLD_SCRIPT = `(function(){
var d=document.documentElement.dataset,hands=new AbortController,rest=[],asked=0,back;
d.held='pictures';
function on(name,hear){addEventListener(name,hear,{passive:true,capture:true,signal:hands.signal})}
function all(parts,within){return Array.from((within||document).querySelectorAll(parts))}
function held(){return all('${stillHeld([...HELD, ...NEXT])}').filter(function(part){return !part.closest('[data-behind]')})}
function waiting(){return all('${stillHeld([...HELD, ...WITHIN])}')}
function behind(){return all('[data-behind] :is(${BEHIND.join()}):not([data-bare])')}
function free(part){part.dataset.free=''}
function bare(part){part.dataset.bare=''}
function count(part){return part.getElementsByTagName('*').length+${A_PICTURE}*part.getElementsByTagName('img').length}
function shown(part){return all('${stillHeld(WITHIN)}',part).reduce(function(sum,later){return sum-count(later)},count(part))}
function some(parts,mark){for(var room=${IN_A_FRAME},now=0,size;now<parts.length;now++){size=shown(parts[now]);if(now&&size>room)break;mark(parts[now]);room-=size}return parts.slice(now)}
function freeAll(){delete d.held;hands.abort()}
function look(){asked=0;if(!d.held)return;var seen=held().filter(function(part){var box=part.getBoundingClientRect();return box.top<innerHeight&&box.left<innerWidth&&box.right>0}),now=seen.filter(function(part){return part.getBoundingClientRect().bottom>0});some(now[0]?now:seen,free);if(seen[0]||document.readyState=='loading')afterFrame()}
function afterFrame(){asked=asked||requestAnimationFrame(function(){setTimeout(look)})}
function step(){if(!d.held)return;if(d.held=='pictures')d.held='parts';else if(rest[0]||(rest=waiting())[0])rest=some(rest,free);else if((back=behind())[0])some(back,bare);else return freeAll();setTimeout(step,${STEP_MS})}
afterFrame();
${JSON.stringify(HANDS)}.forEach(function(hand){on(hand,freeAll)});
on('scroll',afterFrame);
on('focusin',function(event){event.target.closest('dialog')||freeAll()});
var late=setTimeout(freeAll,${LONGEST_MS});
addEventListener('load',function(){clearTimeout(late);setTimeout(step,${HELD_MS})})
})()`
