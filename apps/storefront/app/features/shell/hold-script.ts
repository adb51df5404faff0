import { HANDS } from '../../lib/hands.ts'

/** After the page has come; sooner, and all at once, when somebody begins to move in it. */
const HELD_MS = 1600
/** A row in each. To say it of the page instead would be a question to all of its rows and pictures, every time. */
const STEP_MS = 100
const ROWS = 5
/** As hold.css holds them. */
export const HELD = [
  '.home-row ~ .home-row',
  '.tile-group ~ .tile-group',
  '.menu-card-part ~ .menu-card-part',
  '.landing-group ~ .landing-group',
  '.landing-block ~ .landing-block .landing-group',
]
/** On a network that hangs the page never has come. */
const LONGEST_MS = 4000

/**
 * What is below the first screen of a phone waits (`data-held`, see hold.css) until the first screen is there and awake.
 * A dialog that takes the focus as it wakes is nobody's hand. When all is free nobody listens any more: the first tap
 * of a visit would pay for it. In the page's head, so that it works before everything else is loaded; without scripts
 * nothing is held.
 */
export const HOLD_SCRIPT = `(function(){var d=document.documentElement.dataset,n=0,hands=new AbortController,on=function(name,hear){addEventListener(name,hear,{passive:true,capture:true,signal:hands.signal})};d.held='pictures';function free(){delete d.held;hands.abort()}function step(){if(!d.held)return;var row=document.querySelectorAll('${HELD.join()}')[n];if(d.held=='pictures')d.held='rows';else if(row&&n<${ROWS}){row.dataset.free='';n++}else return free();setTimeout(step,${STEP_MS})}${JSON.stringify(['scroll', ...HANDS])}.forEach(function(hand){on(hand,free)});on('focusin',function(event){event.target.closest('dialog')||free()});addEventListener('load',function(){setTimeout(step,${HELD_MS})});setTimeout(free,${LONGEST_MS})})()`
