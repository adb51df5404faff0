import { HANDS } from '../../lib/hands.ts'

/** After the page has come; sooner, and all at once, when somebody begins to move in it. */
const HELD_MS = 1600
/** See hold.css. */
const STEPS = 6
const STEP_MS = 100
/** On a network that hangs the page never has come. */
const LONGEST_MS = 4000

/**
 * What is below the first screen of a phone waits (`data-held`, see hold.css) until the first screen is there and awake.
 * In the page's head, so that it works before everything else is loaded; without scripts nothing is held.
 */
export const HOLD_SCRIPT = `(function(){var d=document.documentElement.dataset,left=${STEPS};d.held=left;function free(){left=0;delete d.held}function step(){if(--left>0){d.held=left;setTimeout(step,${STEP_MS})}else free()}${JSON.stringify(['scroll', 'focusin', ...HANDS])}.forEach(function(hand){addEventListener(hand,free,{once:true,passive:true,capture:true})});addEventListener('load',function(){setTimeout(step,${HELD_MS})});setTimeout(free,${LONGEST_MS})})()`
