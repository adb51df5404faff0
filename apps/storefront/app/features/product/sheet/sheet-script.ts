/** Where the page brings it. */
export const DRAWN_SHEET = '.sheet-drawn'

/**
 * Gives the sheet of a product that came with the page the focus before the first frame, or as soon as it has come, and
 * keeps it there. Until the page is awake, which then takes over, whoever wants it closed goes by its link.
 */
export const SHEET_SCRIPT = `(function(){
function open(){var s=document.querySelector('${DRAWN_SHEET}');if(!s)return document.readyState=='loading'&&addEventListener('DOMContentLoaded',open,{once:true});function hold(e){if(!s.onkeydown)removeEventListener('focusin',hold);else if(!s.contains(e.target))s.focus()}s.onkeydown=function(e){if(e.key=='Escape'){e.preventDefault();s.querySelector('.sheet-close').click()}};addEventListener('focusin',hold);s.focus()}
open()
})()`
