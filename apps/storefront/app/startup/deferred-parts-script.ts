import { ACTIVITY_EVENTS } from './activity-events.ts'

/** After the page has come; sooner, and all at once, when somebody begins to move in it. */
const DEFERRED_MS = 1600
/** Some parts in each. To say it of the page instead would be a question to all of its parts and pictures, every time. */
const STEP_MS = 50
/**
 * What deferred-parts.css defers within other parts. Nobody asks where one stands before the part around it is drawn:
 * that would lay all of it out.
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
/** The other parts of a page that deferred-parts.css defers. None of them lies within another. */
export const DEFERRED = [
  '.stories',
  '.home .chips',
  '.home-row:not(.row-promised)',
  '.tile',
  '.wall ~ .carousel',
  '.tile-group',
  '.category-section',
  '.landing-now',
  '.landing-later',
  '.restaurant-part',
  '.menu-card-part',
  '.sheet-drawn .product-words',
  '.footer',
]
/** Of these the ones in the window come with the frames after the one of the part around them. */
const NEXT = [
  '.row-in-sight[data-revealed] > .rail > :nth-child(n + 3) > .card',
  '.category-section[data-revealed] > .dishes > :nth-child(n + 2) > .dish',
  '.landing-now[data-revealed] > .grid-cards > :nth-child(n + 3) > .card',
  '.product-words[data-revealed] > .product-part',
]
/** What deferred-parts.css defers behind a sheet that came with the page, until all else is revealed. */
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

const stillDeferred = (parts: readonly string[]) => parts.map((part) => `${part}:not([data-revealed])`).join()

/**
 * A phone's first frame draws the top of the page. What else stands in its window comes with the next ones, a part or a
 * few small ones in each, and then what is above; what is below or beside it waits (`data-deferred`, see deferred-parts.css) until the
 * window is full and awake, and what is behind a sheet until then. A page that scrolls to where it was, or to what it was
 * asked for, and a dialog that takes the focus as it wakes are nobody's hand. When all is revealed nobody listens any more:
 * the first tap of a visit would pay for it. In the page's head, so that it works before everything else is loaded;
 * without scripts nothing is deferred.
 */
export const DEFERRED_PARTS_SCRIPT = `(function(){
var d=document.documentElement.dataset,activity=new AbortController,rest=[],asked=0,back;
d.deferred='pictures';
function on(name,hear){addEventListener(name,hear,{passive:true,capture:true,signal:activity.signal})}
function all(parts,within){return Array.from((within||document).querySelectorAll(parts))}
function deferred(){return all('${stillDeferred([...DEFERRED, ...NEXT])}').filter(function(part){return !part.closest('[data-behind]')})}
function waiting(){return all('${stillDeferred([...DEFERRED, ...WITHIN])}')}
function behind(){return all('[data-behind] :is(${BEHIND.join()}):not([data-uncovered])')}
function reveal(part){part.dataset.revealed=''}
function uncover(part){part.dataset.uncovered=''}
function count(part){return part.getElementsByTagName('*').length+${A_PICTURE}*part.getElementsByTagName('img').length}
function shown(part){return all('${stillDeferred(WITHIN)}',part).reduce(function(sum,later){return sum-count(later)},count(part))}
function some(parts,mark){for(var room=${IN_A_FRAME},now=0,size;now<parts.length;now++){size=shown(parts[now]);if(now&&size>room)break;mark(parts[now]);room-=size}return parts.slice(now)}
function revealAll(){delete d.deferred;activity.abort()}
function look(){asked=0;if(!d.deferred)return;var seen=deferred().filter(function(part){var box=part.getBoundingClientRect();return box.top<innerHeight&&box.left<innerWidth&&box.right>0}),now=seen.filter(function(part){return part.getBoundingClientRect().bottom>0});some(now[0]?now:seen,reveal);if(seen[0]||document.readyState=='loading')afterFrame()}
function afterFrame(){asked=asked||requestAnimationFrame(function(){setTimeout(look)})}
function step(){if(!d.deferred)return;if(d.deferred=='pictures')d.deferred='parts';else if(rest[0]||(rest=waiting())[0])rest=some(rest,reveal);else if((back=behind())[0])some(back,uncover);else return revealAll();setTimeout(step,${STEP_MS})}
afterFrame();
${JSON.stringify(ACTIVITY_EVENTS)}.forEach(function(hand){on(hand,revealAll)});
on('scroll',afterFrame);
on('focusin',function(event){event.target.closest('[role=dialog]')||revealAll()});
var late=setTimeout(revealAll,${LONGEST_MS});
addEventListener('load',function(){clearTimeout(late);setTimeout(step,${DEFERRED_MS})})
})()`
