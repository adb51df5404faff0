const AWAKE = 'samobranka:awake'
/** More than that is a cat on the screen. */
const MOST = 9

/**
 * A page can be seen, and tapped, before it is awake, and its buttons hear a tap before they know what the visitor has
 * in the cart and where it goes. In its head, so that no tap is lost and none is answered by a page that does not know
 * its visitor: those on its buttons are kept from everybody, and made again when all of it is there.
 */
export const EARLY_TAPS_SCRIPT = `(function(){var taps=[],asleep=new AbortController;addEventListener('click',function(e){var b=e.target.closest&&e.target.closest('button[type=button]');if(!b)return;e.stopImmediatePropagation();if(taps.length<${MOST})taps.push(b)},{capture:true,signal:asleep.signal});addEventListener('${AWAKE}',function(){asleep.abort();taps.forEach(function(b){if(b.isConnected)b.click()})},{once:true})})()`

export const tapAgain = () => void dispatchEvent(new Event(AWAKE))
