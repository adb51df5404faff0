const ATTACHED = 'samobranka:attached'
const AWAKE = 'samobranka:awake'
/** More than that is a cat on the screen. */
const MOST = 9

/**
 * A page can be seen, and tapped, before it is awake. In its head, so that no tap is lost: those on its buttons are
 * kept until the buttons know what to do, and made again when the visitor's cart and place are there.
 */
export const EARLY_TAPS_SCRIPT = `(function(){var taps=[];function keep(e){var b=e.target.closest&&e.target.closest('button[type=button]');if(b&&taps.length<${MOST})taps.push(b)}addEventListener('click',keep,true);addEventListener('${ATTACHED}',function(){removeEventListener('click',keep,true)},{once:true});addEventListener('${AWAKE}',function(){taps.splice(0).forEach(function(b){if(b.isConnected)b.click()})},{once:true})})()`

export const keepNoMoreTaps = () => void dispatchEvent(new Event(ATTACHED))

export const tapAgain = () => void dispatchEvent(new Event(AWAKE))
