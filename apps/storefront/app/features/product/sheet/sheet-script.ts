/** Where the page brings it. */
export const DRAWN_SHEET = '.sheet-drawn'

/**
 * Makes the sheet of a product that came with the page modal before the first frame, or as soon as it has come. Later
 * all of the page would be asked for its style once more: 25 ms of this thread on the page of a whole menu, and a
 * phone's is slower. Until the page is awake, which then takes over, whoever wants it closed goes by its link.
 */
export const SHEET_SCRIPT = `(function(){
function open(){var s=document.querySelector('${DRAWN_SHEET}[open]');if(!s)return document.readyState=='loading'&&addEventListener('DOMContentLoaded',open,{once:true});s.removeAttribute('open');s.showModal();s.focus();s.oncancel=function(e){e.preventDefault();s.querySelector('.sheet-close').click()}}
open()
})()`
