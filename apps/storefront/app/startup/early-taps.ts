const AWAKE = 'samobranka:awake'
/** Five seconds of a finger that never rests; more is a cat on the screen. */
const MOST = 120

/**
 * A page can be seen, and tapped, before it is awake, and its buttons hear a tap before they know what the visitor has
 * in the cart and where it goes. In its head, so that no tap is lost and none is answered by a page that does not know
 * its visitor: those on its buttons are kept from everybody, and made again when all of it is there, each in a turn of
 * its own; what is tapped meanwhile waits behind them.
 */
export const EARLY_TAPS_SCRIPT = `(function(){var taps=[],again=0,asleep=new AbortController;addEventListener('click',function(e){var b=!again&&e.target.closest&&e.target.closest('button[type=button]');if(!b)return;e.stopImmediatePropagation();if(taps.length<${MOST})taps.push(b)},{capture:true,signal:asleep.signal});function next(){var b=taps.shift();if(!b)return asleep.abort();again=1;b.isConnected&&b.click();again=0;setTimeout(next)}addEventListener('${AWAKE}',next,{once:true})})()`

export const tapAgain = () => void dispatchEvent(new Event(AWAKE))
