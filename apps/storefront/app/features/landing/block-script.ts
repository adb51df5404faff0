import { BLOCK_OFFSET, blockId, MENU_ADDRESS } from './block.ts'
import { MOVING_EVENTS } from './hold-still.ts'

/**
 * Goes to the block that the address names before the first frame, or with the one in which it has come: whoever follows
 * a link to the soups sees soups, and not the top of the page until it is awake. It leaves alone what has been scrolled
 * already, and what a product's sheet lies over, which the page says before the sheet has come. It keeps the block in its place until somebody moves the page, the
 * router goes back to where one was before a reload, or the page is awake and does that itself (`wentTo`,
 * `use-blocks.ts`).
 */
export const BLOCK_SCRIPT = `(function(){
var d=document.documentElement.dataset,slug=/${MENU_ADDRESS.source}/.exec(location.pathname),over=new AbortController,block,sizes;
function go(){
block=document.getElementById('${blockId('')}'+slug);
if(!block)return document.readyState=='loading'&&requestAnimationFrame(go);
if(block.closest('[data-behind]')||scrollY)return;
keep();
sizes=new ResizeObserver(function(){if(d.wentTo)keep();else leave()});
sizes.observe(document.body);
on('scroll',function(){if(!d.wentTo||Math.abs(scrollY-d.wentTo)>1&&Math.abs(off())>2)leave()});
${JSON.stringify(MOVING_EVENTS)}.forEach(function(hand){on(hand,leave)})
}
function on(name,hear){addEventListener(name,hear,{passive:true,signal:over.signal})}
function off(){return block.getBoundingClientRect().top-${BLOCK_OFFSET}}
function keep(){scrollBy({top:off(),behavior:'instant'});d.wentTo=scrollY}
function leave(){delete d.wentTo;sizes.disconnect();over.abort()}
if(!slug)return;
slug=slug[1];
try{slug=decodeURIComponent(slug)}catch(e){}
go()
})()`
